import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/confirmation/ConfirmScreen.tsx';
import '@tuanbao/app/client/routes/order-confirm.tsx';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting } from './support/answerWriting.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const draft = completeDraft(product);
const totalFen = totalOf(product, draft);
const submitPath = '/api/order/confirmOrder';

const server = serverOfTests();
let services: AppServices;
let user: UserEvent;

beforeEach(async () => {
  user = userEvent.setup();
  answerWriting(server, product);
  answerSavedDraft(server, draft);
  services = servicesFor(server.url);
  renderApp(services, `/orderConfirm/${product.id}?unfinishId=d1`);
  await screen.findByRole('heading', { name: '投保声明' }, { timeout: 20_000 });
}, 30_000);

const submitButton = () => screen.getByRole('button', { name: '提交订单并支付' });
const agree = () => user.click(screen.getByRole('checkbox', { name: /我已阅读/ }));
const submissions = () =>
  server
    .callsTo(submitPath)
    .map(({ body }) => JSON.parse(body) as { submissionId: string; tmpOrderId: string; totalPremium: string });

describe('confirming an order', () => {
  it('shows the draft and its premium to be read once more', () => {
    expect(screen.getByText(draft.applicant.groupName)).toBeVisible();
    expect(screen.getAllByText(formatFen(totalFen)).length).toBeGreaterThan(0);
  });

  it('asks for the declarations first', async () => {
    await user.click(submitButton());
    expect(await screen.findByText('请先阅读并确认投保声明')).toBeVisible();
    expect(submissions()).toEqual([]);
  });

  it('submits with an id of draft and version, and a second attempt is the same submission', async () => {
    server.on(submitPath, refusal('006004', '承保服务繁忙'), success({ orderSn: 'TB1', status: 51 }));
    await agree();
    await user.click(submitButton());
    expect(await screen.findByText('承保服务繁忙')).toBeVisible();
    await user.click(submitButton());
    await screen.findByRole('heading', { name: '订单详情' });
    await waitFor(() => expect(currentAddress()).toBe('/orderDetail/TB1'));
    expect(submissions().map(({ submissionId, tmpOrderId }) => ({ submissionId, tmpOrderId }))).toEqual([
      { submissionId: 'd1.3', tmpOrderId: 'd1' },
      { submissionId: 'd1.3', tmpOrderId: 'd1' },
    ]);
  });

  it('shows both prices if the price has changed, and submits the new one only after a confirmation', async () => {
    const now = { totalFen: totalFen + 5000 };
    server.on(submitPath, refusal('900410', '保费已变化', now), success({ orderSn: 'TB1', status: 51 }));
    await agree();
    await user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: '保费已变化' });
    expect(within(dialog).getByText(formatFen(totalFen))).toBeVisible();
    expect(within(dialog).getByText(formatFen(totalFen + 5000))).toBeVisible();
    expect(submissions()).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: '按新保费提交' }));
    await screen.findByRole('heading', { name: '订单详情' });
    expect(submissions()[1]?.totalPremium).toBe(((totalFen + 5000) / 100).toFixed(2));
  });

  it('lists the persons that the server finds fault with', async () => {
    const persons = [{ key: 2, row: 2, insuredName: '钱澜', field: 'idNo', message: '被保人重复' }];
    server.on(submitPath, refusal('000002', '1 人需要修改', persons));
    await agree();
    await user.click(submitButton());
    expect(await screen.findByText('第 2 行 钱澜：被保人重复')).toBeVisible();
  });

  it('shows a problem that only the server finds at its field, until the field is changed', async () => {
    const problem = {
      path: 'applicant.groupName',
      code: 'groupNameForbidden',
      params: { word: '测试' },
      severity: 'error',
      message: '投保单位名称不能包含“测试”',
    };
    server.on(submitPath, refusal('006004', problem.message, [problem]));
    await agree();
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: '还有 1 项未完成，请返回修改后提交' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('listitem')).toHaveTextContent(problem.message);

    await user.click(screen.getByRole('button', { name: '返回修改' }));
    await user.click(await screen.findByText(problem.message, { selector: 'button' }));
    const name = screen.getByRole('textbox', { name: /投保单位名称/ });
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(problem.message);

    await user.type(name, '二');
    await user.tab(); // A field commits its value when it loses the focus.
    expect(name).toBeValid();
    expect(screen.queryByText(problem.message, { selector: 'button' })).toBeNull();
  });

  it('links from a missing value of an incomplete draft to its field', async () => {
    cleanup();
    const { applicant } = draft;
    answerSavedDraft(server, { ...draft, startDate: '2026-01-01', applicant: { ...applicant, groupName: '' } });
    services = servicesFor(server.url);
    renderApp(services, `/orderConfirm/${product.id}?unfinishId=d1`);
    expect(await screen.findByRole('heading', { name: '还有 2 项未完成，请返回修改后提交' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '请输入投保单位名称' }));

    const name = await screen.findByRole('textbox', { name: /投保单位名称/ });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('请输入投保单位名称');
    expect(currentAddress()).toBe(
      `/writeByUnfinish/${product.id}/d1?step=applicant&problem=${encodeURIComponent('applicant.groupName')}`,
    );
  });

  it('links from the problem persons to the persons', async () => {
    const persons = [{ key: 2, row: 2, insuredName: '钱澜', field: 'idNo', message: '被保人重复' }];
    server.on(submitPath, refusal('000002', '1 人需要修改', persons));
    await agree();
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: '返回修改人员' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('write-persons'));
    expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d1?step=persons`);
  });
});
