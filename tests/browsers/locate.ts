/** Role of an element, as assistive technology uses it. `file` means a file input. */
export type Role =
  | 'button'
  | 'link'
  | 'textbox'
  | 'combobox'
  | 'radio'
  | 'checkbox'
  | 'option'
  | 'heading'
  | 'file'
  | 'dialog';

/**
 * Finds an element with a role and a name; null if there is none. The element must be visible, except for the roles
 * `file`, `radio` and `checkbox`. For `radio` and `checkbox`, returns the label of the input. A file input can also be
 * found by the name of its group. If a dialog is open, only the topmost dialog is searched, except for the role
 * `dialog`. Runs in the page, so it uses no other code of this module.
 *
 * @param exact if true, the whole name must match; otherwise only its beginning
 */
export function locate(role: Role, name: string, exact: boolean): Element | null {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role=button], summary, input[type=submit]',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
    combobox: '[role=combobox], select',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    option: '[role=option]:not([aria-disabled=true])',
    heading: 'h1, h2, h3',
    file: 'input[type=file]',
    dialog: '[role=dialog]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const namesOf = (element: Element): readonly string[] => {
    const { labels } = element as HTMLInputElement;
    return [
      element.getAttribute('aria-label'),
      textOf(element.getAttribute('aria-labelledby')),
      [...(labels ?? [])].map((label) => label.textContent).join(' '),
      role === 'file' ? textOf(element.closest('[role=group]')?.getAttribute('aria-labelledby') ?? null) : '',
      element instanceof HTMLElement && !labels?.length ? element.innerText : '',
    ].map(plain);
  };
  const isShown = (element: Element) =>
    role === 'file' || role === 'radio' || role === 'checkbox' || element.getClientRects().length > 0;
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  const place = (role === 'dialog' ? undefined : dialogs.at(-1)) ?? document;
  const found = [...place.querySelectorAll(selectors[role])].filter(isShown);
  const named = found.find((element) =>
    namesOf(element).some((each) => (exact ? each === name : each.startsWith(name))),
  );
  // The input lies under its label, so a click must hit the label.
  return (role === 'radio' || role === 'checkbox' ? named?.closest('label') : undefined) ?? named ?? null;
}

/** True if the page shows a text. Runs in the page, so it uses no other code of this module. */
export const shows = (text: string): boolean => document.body.innerText.replaceAll(/\s+/g, ' ').includes(text);

/**
 * Chooses an entry of a select. `name` is the beginning of the select's name, `entry` is a part of the entry's text.
 * Returns false if the entry doesn't exist yet. Runs in the page, so it uses no other code of this module.
 */
export function chooseEntry(name: string, entry: string): boolean {
  const selects = [...document.querySelectorAll('select')].filter((select) =>
    [...select.labels, select.getAttribute('aria-label') ?? ''].some((label) =>
      (typeof label === 'string' ? label : label.textContent).trim().startsWith(name),
    ),
  );
  for (const select of selects) {
    const option = [...select.options].find(({ text }) => text.includes(entry));
    if (!option) continue;
    select.value = option.value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  return false;
}
