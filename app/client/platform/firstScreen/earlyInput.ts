/** What is pressed and typed on a screen that the server rendered, before its program has come. */
export interface EarlyInput {
  /** Tells the program of it, and leaves what follows to it. */
  handOver(): void;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** Notes early input. It is part of the script in the page's head (`vite.config.ts`) and uses nothing from outside itself. */
export function noteEarlyInput(page: Document): EarlyInput {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement, { readonly isComposing: boolean }>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside comes along into the head
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null);
  let begun: HTMLElement | null = null;
  const begin = (event: Event): void => {
    begun = buttonOf(event);
  };
  const press = (event: Event): void => {
    const button = buttonOf(event);
    if (button !== null) pressed.add(button);
    begun = null;
  };
  const type = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) typed.set(event.target, event as InputEvent);
  };
  /** The end of a press whose beginning the program hasn't heard, and which it so doesn't take for one. */
  const end = (event: Event): void => {
    const button = buttonOf(event);
    if (button !== null && button === begun) setTimeout(() => button.click());
  };
  const heard = { pointerdown: begin, click: press, input: type };
  for (const [name, hear] of Object.entries(heard)) page.addEventListener(name, hear, true);
  return {
    handOver() {
      for (const [name, hear] of Object.entries(heard)) page.removeEventListener(name, hear, true);
      if (begun !== null) page.addEventListener('click', end, { capture: true, once: true });
      for (const [field, { isComposing }] of typed) {
        if (isComposing) continue; // its next character tells of all
        const { value } = field;
        const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }));
        tell(); // React now knows the field, with the text in it; it hears of a change where there was another
        field.value = '';
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        tell();
      }
      for (const button of pressed) button.click();
    },
  };
}
