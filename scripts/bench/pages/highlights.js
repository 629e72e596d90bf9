// Paints what stands in the field by CSS highlights over the passage, which is a single text.
const passage = document.querySelector("p");
const field = document.querySelector("textarea");
const wrong = new Highlight();
const correct = new Range();
const current = new Range();
CSS.highlights.set("correct", new Highlight(correct));
CSS.highlights.set("wrong", wrong);
CSS.highlights.set("current", new Highlight(current));
wrong.priority = 1;
let painted = 0;

function paint() {
  const node = passage.firstChild;
  const length = Math.min(field.value.length, node.length - 1);
  for (let at = painted; at < length; at += 1) {
    if (field.value[at] === node.data[at]) continue;
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    wrong.add(range);
  }
  correct.setStart(node, 0);
  correct.setEnd(node, length);
  current.setStart(node, length);
  current.setEnd(node, length + 1);
  if (Math.abs(length - painted) > 1) {
    passage.scrollTop +=
      current.getBoundingClientRect().top - passage.getBoundingClientRect().top - 42;
  }
  painted = length;
}

function present(text) {
  passage.textContent = text;
  field.value = "";
  wrong.clear();
  painted = 0;
  paint();
}

paint();
