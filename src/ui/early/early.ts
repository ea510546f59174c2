/**
 * What a visitor does on a page before its code is there: on a slow line or machine that takes seconds, in which a language chosen or a button pressed went
 * unheard, and a form sent itself as a plain one does, with the password in the address.
 */
export interface Early {
  /** What was put into fields. */
  readonly fields: Map<Field, { readonly value: string; readonly checked?: boolean }>;
  /** Does once more what was done last: the form that was sent, or the button that was pressed. */
  again: (() => void) | null;
  /** From here on React hears buttons. */
  heard(): void;
  stop(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Set by `listenEarly`. */
    readonly early?: Early;
  }
}

/**
 * Listens from the moment it is read. A form that comes as far as the window was not taken by React. What is put into a field is noted on its way down:
 * React, taking the page over at that very moment, puts back what it drew. Without the signs that React would escape.
 */
export const listenEarly = `(function(w){
function field(e){early.fields.set(e.target,{value:e.target.value,checked:e.target.checked})}
function submit(e){if(e.defaultPrevented)return;e.preventDefault();early.again=e.target.requestSubmit.bind(e.target,e.submitter)}
function click(e){var b=e.target.closest(\`button[type=button]\`);if(b)early.again=b.click.bind(b)}
var early=w.early={fields:new Map,again:null,
heard:function(){w.removeEventListener(\`click\`,click)},
stop:function(){early.heard();w.removeEventListener(\`input\`,field,true);w.removeEventListener(\`submit\`,submit)}};
w.addEventListener(\`input\`,field,true);w.addEventListener(\`submit\`,submit);w.addEventListener(\`click\`,click)})(window)`;

/** Once the page is live: does what was done before, so that it is heard. */
export async function catchUp(early: Early): Promise<void> {
  const { again } = early;
  const fields = [...early.fields];
  early.stop();
  // React tries effects twice while one develops.
  early.again = null;
  early.fields.clear();
  for (const [field, put] of fields) {
    if (field.isConnected) putAgain(field, put);
    // React draws what it has heard, so that the next is added to it.
    await Promise.resolve();
  }
  again?.();
}

/** React hears of a value only where it is another than the one it set, or saw, last. */
function putAgain(field: Field, { value, checked = false }: { readonly value: string; readonly checked?: boolean }): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    field.checked = !checked;
    field.click();
  } else {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
