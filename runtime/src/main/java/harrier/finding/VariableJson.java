package harrier.finding;

import harrier.shadow.Variable;

/** A variable as the findings file describes it. */
final class VariableJson {
  private VariableJson() {}

  static void write(Json json, Variable variable) {
    json.open("variable", '{');
    switch (variable.kind()) {
      case FIELD ->
          json.put("type", "field").put("class", variable.type()).put("name", variable.name());
      case STATIC ->
          json.put("type", "static").put("class", variable.type()).put("name", variable.name());
      case ARRAY ->
          json.put("type", "array").put("array", variable.type()).put("index", variable.index());
      case OBJECT -> json.put("type", "object").put("class", variable.type());
    }
    json.put("allocated", variable.allocated()).close('}');
  }
}
