import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import '../../app/desk/products/ProductsPage.tsx';
import { resultCodes } from '../../app/contract/envelope.ts';
import { renderDesk } from './support/renderDesk.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
const path = '/api/desk/products';

const listed = {
  productId: '80140',
  name: '安业雇主责任保险',
  insurer: '恒运财产保险（示例）',
  line: 'employerLiability',
  version: 1,
  nextVersion: 0,
  nextFrom: '',
  offOn: [],
  offAsked: [],
  isHot: false,
  position: 0,
  isNative: true,
};
const begun = { ...listed, productId: '80901', name: '新雇主责任险', insurer: '', version: 0 };

/** Opens the dialog for a new product in the list of products. */
async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  server.on(path, success({ hosts: [], list: [begun, listed] }));
  renderDesk(server, '/desk/products');
  await user.click(await screen.findByRole('button', { name: '新建产品' }, { timeout: 20_000 }));
  return within(await screen.findByRole('dialog', { name: '新建产品' }));
}
const sent = () => JSON.parse(server.callsTo(`${path}/begin`).at(-1)!.body) as unknown;

it('a product begins with the defaults of the chosen product line', async () => {
  const user = userEvent.setup();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('radio', { name: '产品线的默认内容' }));
  expect(dialog.queryByRole('combobox', { name: /^原产品/ })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /^产品编号/ }), '80902');
  await user.type(dialog.getByRole('textbox', { name: /^产品名称/ }), ' 清波游泳池责任险 ');
  await user.click(dialog.getByRole('button', { name: '建立' }));
  expect(await dialog.findByText('请选择产品线')).toBeVisible();
  expect(server.callsTo(`${path}/begin`)).toEqual([]);

  server.on(`${path}/begin`, refusal(resultCodes.refused, '该产品编号已被使用，请换一个编号', null), success({}));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^产品线/ }), '游泳池责任险');
  await user.click(dialog.getByRole('button', { name: '建立' }));
  expect(await screen.findByText('该产品编号已被使用，请换一个编号')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^产品名称/ })).toHaveValue(' 清波游泳池责任险 ');
  await user.click(dialog.getByRole('button', { name: '建立' }));
  await waitFor(() => expect(server.callsTo(`${path}/begin`)).toHaveLength(2));
  expect(sent()).toEqual({ productId: '80902', name: '清波游泳池责任险', family: 'swimmingPool' });
});

it('a product begins as a copy of a product in force, unless another origin is chosen', async () => {
  const user = userEvent.setup();
  const dialog = await openDialog(user);
  server.on(`${path}/begin`, success({}));
  const originals = dialog.getByRole('combobox', { name: /^原产品/ });
  expect(within(originals).queryByRole('option', { name: /80901/ })).toBeNull();
  await user.selectOptions(originals, '80140 安业雇主责任保险');
  await user.type(dialog.getByRole('textbox', { name: /^产品编号/ }), '80902');
  await user.type(dialog.getByRole('textbox', { name: /^产品名称/ }), '小微版');
  await user.click(dialog.getByRole('button', { name: '建立' }));
  await waitFor(() => expect(server.callsTo(`${path}/begin`)).toHaveLength(1));
  expect(sent()).toEqual({ productId: '80902', name: '小微版', copiedFrom: '80140' });
});
