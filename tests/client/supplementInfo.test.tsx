import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/supplement-info.tsx';
import { beforeEach, describe, expect, it } from 'vitest';

import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const policyUuid = 'TB202611200000000001';
const asked = '/api/order/getPolicyCheckMaterialInfo';
const sent = '/api/order/uploadPolicyCheckMaterialInfo';
const stored = (name: string) => ({
  url: `https://files.example/${name}`,
  name,
  size: 1200,
  type: 'application/pdf',
  thumbnailUrl: '',
});
const paper = (type: string, name: string, isRequired: boolean, fileList: readonly unknown[] = []) => ({
  type,
  name,
  isRequired,
  fileList,
});
const papers = {
  policyUuid,
  orderSn: policyUuid,
  status: 120,
  reason: '授权书缺少签字',
  canUpload: true,
  checkMaterialInfos: [
    paper('businessLicence', '营业执照', true, [stored('licence.pdf')]),
    paper('authorisationBook', '授权书', true),
    paper('other', '其他资料', false),
  ],
};

const server = serverOfTests();
const user = userEvent.setup();

beforeEach(() => {
  server.on('/api/user/getUserInfo', success(agent));
  server.on(asked, success(papers));
  server.on('/api/policy/uploadSingleImage', success(stored('authorisation.pdf')));
});

const open = () => renderApp(servicesFor(server.url), `/supplement-info/${policyUuid}`);
const group = (name: string) => screen.findByRole('group', { name });
const send = async () => user.click(await screen.findByRole('button', { name: '提交资料' }));

async function uploadTo(name: string): Promise<void> {
  const input = (await group(name)).querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['%PDF-1.7'], '授权书.pdf', { type: 'application/pdf' }));
  await within(await group(name)).findByText('已上传 1 个文件');
}

describe('completing the materials of an order', () => {
  it("shows the insurer's reason, and the missing and existing materials", async () => {
    open();
    expect(await screen.findByText('授权书缺少签字')).toBeVisible();
    expect(within(await group('授权书')).getByText('待上传')).toBeVisible();
    expect(await screen.findByText('licence.pdf')).toBeVisible();
  });

  it('says that nothing is required if the insurer named no material', async () => {
    const others = papers.checkMaterialInfos.filter(({ type }) => type !== 'authorisationBook');
    server.on(asked, success({ ...papers, reason: '', checkMaterialInfos: others }));
    open();
    expect(await screen.findByRole('heading', { name: '可补充的资料（选传）' })).toBeVisible();
    expect(screen.getByText(/没有指定缺少的项目/)).toBeVisible();
    expect(screen.getByText('没有必传资料')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '需要补充' })).toBeNull();
  });

  it('counts an optional material whose file was rejected as needed, also after another file was uploaded', async () => {
    const rejected = { ...paper('other', '其他资料', false), rejection: { reason: '看不清', files: ['old'] } };
    server.on(asked, success({ ...papers, checkMaterialInfos: [rejected] }));
    open();
    expect(await screen.findByRole('heading', { name: '需要补充' })).toBeVisible();
    expect(await screen.findByText('还缺 1 项：其他资料')).toBeVisible();
    await uploadTo('其他资料');
    expect(await screen.findByText('必传资料 1 项，已齐全')).toBeVisible();
  });

  it('sends nothing while a required material is missing, and jumps to it', async () => {
    open();
    await send();
    await user.click(await screen.findByRole('button', { name: '请上传授权书' }));

    expect(within(await group('授权书')).getByRole('button', { name: /选择文件/ })).toHaveFocus();
    expect(server.callsTo(sent)).toEqual([]);
  });

  it('sends the papers that were touched, once, and goes to the order', async () => {
    server.on(sent, success({ ...papers, status: 51, canUpload: false }));
    open();
    await uploadTo('授权书');
    await send();

    expect(await screen.findByText('资料已提交')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe(`/orderDetail/${policyUuid}`));
    expect(server.callsTo(sent).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        policyUuid,
        checkMaterialInfos: [{ type: 'authorisationBook', fileUrlList: ['https://files.example/authorisation.pdf'] }],
      },
    ]);
  });

  it('sends nothing while a file is being uploaded, and both files once it has arrived', async () => {
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    server.on(sent, success({ ...papers, status: 51, canUpload: false }));
    open();
    await uploadTo('授权书');
    server.on('/api/policy/uploadSingleImage', { ...success(stored('other.pdf')), until });
    const other = (await group('其他资料')).querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(other, new File(['%PDF-1.7'], '说明.pdf', { type: 'application/pdf' }));
    await send();
    expect(await screen.findByText('还有 1 个文件正在上传，请等待上传完成')).toBeVisible();
    expect(server.callsTo(sent)).toEqual([]);

    arrive();
    await within(await group('其他资料')).findByText('已上传 1 个文件');
    await send();
    await waitFor(() => expect(server.callsTo(sent)[0]?.body).toContain('other.pdf'));
  });

  it('keeps uploaded files when sending is refused', async () => {
    server.on(sent, refusal('006004', '资料正在审核中'));
    open();
    await uploadTo('授权书');
    await send();

    expect(await screen.findByText('资料正在审核中')).toBeVisible();
    expect(screen.getByText('授权书.pdf')).toBeVisible();
  });

  it('offers the form to be stamped with its material, as in the application', async () => {
    server.on(asked, success({ ...papers, checkMaterialInfos: [paper('stampedForm', '投保单', true)] }));
    server.on('/api/own/orderApplicationForm', refusal('900404', '订单不存在'));
    open();
    const form = (await group('投保单（加盖公章）')).closest('li')!;
    await user.click(within(form).getByRole('button', { name: '打印投保单，盖章后上传' }));

    const viewer = await screen.findByRole('dialog', { name: /投保单/ });
    expect(await within(viewer).findByText('订单不存在')).toBeVisible();
    expect(server.callsTo('/api/own/orderApplicationForm').map(({ query }) => query)).toEqual([
      `?policyUuid=${policyUuid}`,
    ]);
  });

  it('shows the names of materials in the language of the user', async () => {
    const services = servicesFor(server.url);
    services.settings.chooseLocale('en-US');
    renderApp(services, `/supplement-info/${policyUuid}`);

    expect(await screen.findByRole('group', { name: 'Authorisation letter' })).toBeVisible();
    expect(screen.getByText(/missing: Authorisation letter$/)).toBeVisible();
    expect(screen.queryByText(/授权书$/)).toBeNull();
    services.settings.chooseLocale('zh-CN');
  });

  it('says so if the order needs no materials', async () => {
    server.on(asked, success({ ...papers, status: 200, canUpload: false }));
    open();
    expect(await screen.findByText('该订单目前无需补充资料')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', `/orderDetail/${policyUuid}`);
  });

  it('shows a skeleton while the answer is slow, and tries again after a failure of the server', async () => {
    const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
    server.on(asked, { ...refusal('900404', '订单不存在', null, 404), until: slow }, success(papers));
    open();
    expect(await screen.findByRole('status', { name: '正在加载资料清单' })).toBeInTheDocument();
    arrive();
    await user.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByText('授权书缺少签字')).toBeVisible();
  });
});
