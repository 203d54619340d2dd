package frameworks;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import java.lang.reflect.Field;
import org.springframework.util.ReflectionUtils;

/** Objects seen by libraries that map fields: Jackson, Gson, Spring. */
public final class Mapping {
  private Mapping() {}

  public static void main(String[] args) throws Exception {
    Account.Savings account = new Account.Savings();
    ObjectMapper byMethod = new ObjectMapper();
    System.out.println(byMethod.writeValueAsString(account));
    ObjectMapper byField = new ObjectMapper().setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    String json = byField.writeValueAsString(account);
    System.out.println(json);
    System.out.println(byField.writeValueAsString(byField.readValue(json, Account.Savings.class)));
    Account.Entry entry = new Account.Entry("text", 4, new int[] {1});
    System.out.println(byField.writeValueAsString(entry));
    Gson gson = new Gson();
    System.out.println(gson.toJson(account));
    System.out.println(gson.toJson(gson.fromJson(gson.toJson(account), Account.Savings.class)));
    System.out.println(gson.toJson(entry));
    ReflectionUtils.doWithFields(Account.Savings.class, Mapping::show);
    ReflectionUtils.doWithLocalFields(Account.Entry.class, Mapping::show);
    Account copy = new Account();
    account.setOwner("another");
    ReflectionUtils.shallowCopyFieldState(new Account(), copy);
    System.out.println(gson.toJson(copy));
  }

  private static void show(Field field) {
    System.out.println(field.toGenericString());
  }
}
