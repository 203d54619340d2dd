"use strict";
(() => {
  const all = [...document.querySelectorAll(".finding")];
  for (const button of document.querySelectorAll(".copy")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }
  const form = document.getElementById("filters");
  if (form) {
    form.hidden = false;
    form.addEventListener("submit", event => event.preventDefault());
    form.addEventListener("input", filter);
    document.getElementById("fold").addEventListener("click", fold);
    filter();
  }
  if (location.hash) {
    const linked = document.getElementById(location.hash.slice(1));
    if (linked && linked.tagName === "DETAILS") linked.open = true;
  }

  /** Shows the findings that match every filter. */
  function filter() {
    const words = value("text").toLowerCase().split(/\s+/).filter(Boolean);
    const kind = value("kind");
    const state = value("state");
    let shown = 0;
    for (const finding of all) {
      const text = (finding.lowered ??= finding.textContent.toLowerCase());
      const match =
        (!kind || finding.dataset.kind === kind) &&
        (!state || finding.dataset.state === state) &&
        words.every(word => text.includes(word));
      finding.hidden = !match;
      if (match) shown++;
    }
    document.getElementById("shown").value = shown + " of " + all.length;
    document.getElementById("none").hidden = shown > 0;
  }

  function value(id) {
    return document.getElementById(id).value;
  }

  /** Unfolds every finding, or folds all if none is folded. */
  function fold(event) {
    const unfold = all.some(finding => !finding.open);
    for (const finding of all) finding.open = unfold;
    event.target.textContent = unfold ? "Fold all" : "Unfold all";
  }

  /** Copies the suppression line beside a button. */
  async function copy(button) {
    const line = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(line.textContent);
    } catch {
      // Pages opened as files may have no clipboard: select the line and copy it the old way.
      getSelection().selectAllChildren(line);
      document.execCommand("copy");
    }
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy suppression"), 1500);
  }
})();
