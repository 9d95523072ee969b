// Actions and checks that several visits of the example apps use.
import { equal } from 'node:assert/strict';

/** Chooses 深圳市南山区 by its code, only with the keyboard after the field has the focus. */
export async function chooseRegion(page, label) {
  await page.getByRole('combobox', { name: label }).focus();
  await page.keyboard.press('ArrowDown');
  const search = page.getByRole('combobox', { name: '搜索地区名称、拼音或代码' });
  await search.waitFor();
  await page.keyboard.type('440305');
  await page.getByRole('option', { name: /南山区/ }).waitFor();
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'hidden' });
  equal(await page.getByRole('combobox', { name: label }).textContent(), '广东省 / 深圳市 / 南山区');
}

/** Opens a dialog with a button and closes it with Esc. Waits until the button has the focus again. */
export async function openDialog(page, button, dialog) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog', { name: dialog }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: button, exact: true }).and(page.locator(':focus')).waitFor();
}

/**
 * Properties that Bootstrap sets for a whole page without a visible effect here: inherited properties of the body, the
 * native appearance of buttons that have their own border and background, and the box-sizing of elements whose sizes
 * stay the same.
 */
const unseen = ['-webkit-tap-highlight-color', 'appearance', 'box-sizing', 'text-size-adjust'];

/**
 * Returns the size of an element and its computed styles, without CSS variables and without the properties in `unseen`.
 */
export const looks = (locator) =>
  locator.evaluate((element, skipped) => {
    const all = getComputedStyle(element);
    const names = [...all].filter((name) => !name.startsWith('--') && !skipped.includes(name));
    const { width, height } = element.getBoundingClientRect();
    return { room: [width, height], ...Object.fromEntries(names.map((name) => [name, all[name]])) };
  }, unseen);

/** Waits until an element with this role has the focus, in any shadow root. */
export const focusOn = (page, role) =>
  page.waitForFunction((wanted) => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('role') === wanted;
  }, role);
