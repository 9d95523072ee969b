import type { Agent } from './agent.ts';

/** Adds an occupation with a number of persons to the visible scheme. */
export async function addOccupation({ page }: Agent, search: string, name: string, heads: number): Promise<void> {
  await page.getByRole('combobox', { name: '添加职业' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill(search);
  await picker
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  const count = page.getByRole('textbox', { name: `${name}人数` });
  await count.fill(String(heads));
  await count.press('Tab');
}
