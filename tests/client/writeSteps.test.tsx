import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/unfinish-list.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const draft = { ...completeDraft(product), persons: [] };

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, draft);
});

const open = (at: string, isNarrow: boolean) => renderApp(servicesFor(server.url), at, { isNarrow });
const sections = () =>
  ['保障方案', '保险期间', '雇员', '投保人'].filter((name) => screen.queryByRole('heading', { level: 2, name }));

describe('writing on a phone', () => {
  it('keeps the step in the address, so that the back button and a reload find it', async () => {
    open(`/writeByUnfinish/${product.id}/d1?step=period`, true);
    await screen.findByRole('heading', { level: 2, name: '保险期间' });
    expect(sections()).toEqual(['保险期间']);

    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('heading', { level: 2, name: '雇员' })).toBeVisible();
    expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d1?step=persons`);
    expect(document.activeElement?.id).toBe('write-persons');
    await user.click(screen.getByRole('button', { name: '上一步' }));
    expect(await screen.findByRole('heading', { level: 2, name: '保险期间' })).toBeVisible();
  });

  it('goes from a problem to its step', async () => {
    open(`/writeByUnfinish/${product.id}/d1?step=materials`, true);
    await user.click(await screen.findByRole('button', { name: '下一步：确认订单' }));
    await user.click(await screen.findByRole('button', { name: /投保人数至少/ }));
    await screen.findByRole('heading', { level: 2, name: '雇员' });
    expect(sections()).toEqual(['雇员']);
    expect(document.activeElement?.closest('#write-persons')).not.toBeNull();
  });

  it('ticks the complete steps, and marks those that block the next step', async () => {
    open(`/writeByUnfinish/${product.id}/d1?step=materials`, true);
    const steps = await screen.findByRole('list', { name: '填写步骤' });
    const marks = () => [...steps.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ''));
    expect(marks()).toEqual([
      '需要修改：保障方案',
      '已完成：保险期间',
      '需要修改：雇员',
      '已完成：投保人',
      '已完成：发票信息',
      '6投保资料',
    ]);
  });

  it('opens at the first step if the address names no step of the product', async () => {
    open(`/writeByUnfinish/${product.id}/d1?step=vehicle`, true);
    await screen.findByRole('heading', { level: 2, name: '保障方案' });
    expect(sections()).toEqual(['保障方案']);
  });
});

const bar = async () => within(await screen.findByRole('navigation', { name: '填写步骤' }));

describe('writing on a wide screen', () => {
  it('shows above all sections which are complete and what the others lack', async () => {
    open(`/writeByUnfinish/${product.id}/d1`, false);
    const entries = (await bar()).getAllByRole('button');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '保障方案还有 1 项',
      '保险期间已完成',
      '雇员还有 1 项',
      '投保人已完成',
      '发票信息已完成',
      '投保资料已完成',
    ]);
    expect(entries[2]).toHaveAccessibleDescription(/投保人数至少/);
  });

  it('leads to the first open problem of a section, or to the section', async () => {
    answerSavedDraft(server, { ...draft, applicant: { ...draft.applicant, contactName: '' } });
    open(`/writeByUnfinish/${product.id}/d1`, false);
    await user.click((await bar()).getByRole('button', { name: /^投保人/ }));
    await waitFor(() => expect(document.activeElement?.id).toBe('applicant-contactName'));
    await user.click((await bar()).getByRole('button', { name: /^保险期间/ }));
    expect(document.activeElement?.id).toBe('write-period');
  });
});

it('a newly opened screen has the focus', async () => {
  open(`/writeByUnfinish/${product.id}/d1`, false);
  await screen.findByRole('heading', { level: 2, name: '投保人' });
  await user.click(screen.getAllByRole('link', { name: '未完成订单' })[0]!);
  await screen.findByRole('heading', { level: 1, name: '未完成订单' });
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a name that the server turns away is said so when it is left, and put on record', async () => {
  const message = '投保单位名称含有“人民政府”，拒保';
  server.on(
    '/api/common/checkCompanyInfo',
    success({
      isValid: false,
      isRefused: true,
      problemList: [{ field: 'groupName', code: 'groupNameForbidden', message }],
    }),
  );
  server.on('/api/saveGroupWaylayRecord', success({}));
  open(`/writeByUnfinish/${product.id}/d1`, false);
  const name = await screen.findByLabelText(/投保单位名称/);
  await user.clear(name);
  await user.type(name, '远山人民政府');
  await user.tab(); // A field commits its value when it loses the focus.
  await waitFor(() => expect(name).toHaveAccessibleDescription(message));
  const records = () => server.callsTo('/api/saveGroupWaylayRecord').map(({ body }) => JSON.parse(body) as unknown);
  await waitFor(() =>
    expect(records()).toContainEqual({
      productId: product.id,
      productName: product.name,
      groupName: '远山人民政府',
    }),
  );
});
