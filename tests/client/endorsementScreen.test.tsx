import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/initiate-preservation.tsx';
import '@tuanbao/app/client/routes/preservation-list.tsx';
import { beforeEach, expect, it } from 'vitest';

import { answerEndorsing, inScheme, stored } from './support/answerEndorsing.ts';
import { currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
let user: UserEvent;

beforeEach(async () => {
  user = userEvent.setup();
  answerEndorsing(server);
  renderApp(servicesFor(server.url), '/initiate-preservation?draft=d1');
  await user.click(await screen.findByRole('button', { name: '下一步' }, { timeout: 15_000 }));
  await screen.findAllByText('人员变更（2 项）');
}, 30_000);

const heading = (name: string) => screen.findByRole('heading', { name });
const next = async (to: string) => {
  await waitFor(() => expect(screen.queryByText('请先试算保费')).toBeNull(), { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await heading(to);
};
const toTheEnd = async () => {
  await next('确认人员变更');
  await next('上传资料');
  await next('确认并提交');
};
const bodies = (path: string) => server.callsTo(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

it('is the same submission when it is repeated, and saves nothing twice', async () => {
  server.on(
    '/api/own/conservation/submit',
    refusal('006004', '系统繁忙，请稍后重试'),
    success({ conservationUuid: 'd1', conservationSn: 'BQ1', status: 20 }),
  );
  await toTheEnd();
  await user.click(screen.getByRole('button', { name: '提交保全' }));
  await screen.findByText('系统繁忙，请稍后重试');
  await user.click(screen.getByRole('button', { name: '提交保全' }));
  await waitFor(() => expect(currentAddress()).toBe('/preservation-list?detail=d1'));

  expect(bodies('/api/own/conservation/submit').map(({ submissionId }) => submissionId)).toEqual([
    'd1.aaaa',
    'd1.aaaa',
  ]);
  expect(server.callsTo('/api/own/conservation/save')).toHaveLength(1);
  // The server already has the materials, so the client sends no request for them.
  expect(server.callsTo('/api/own/conservation/d1/materials')).toHaveLength(0);
});

it('continues with the materials of the draft, and saves those that are uploaded before the last step', async () => {
  server.on('/api/policy/uploadSingleImage', success({ ...stored, url: 'https://files.example/2', name: '离职.pdf' }));
  await next('确认人员变更');
  await next('上传资料');
  expect(await screen.findByText('申请书盖章页.png')).toBeVisible();
  const proof = screen.getByRole('group', { name: /^离职证明/ }).querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(proof, new File(['%PDF-1.7'], '离职.pdf', { type: 'application/pdf' }));
  await screen.findByText('离职.pdf');
  await waitFor(() => expect(screen.getAllByText('已上传 1 个文件')).toHaveLength(2), { timeout: 5000 });
  await next('确认并提交');

  const kept = bodies('/api/own/conservation/save').map(({ materialInfo }) => materialInfo);
  const application = { type: 'application', fileUrlList: ['https://files.example/1'] };
  expect(kept).toEqual([[application], [application, { type: 'proof', fileUrlList: ['https://files.example/2'] }]]);
});

it('is another submission once the request has changed', async () => {
  server.on('/api/own/conservation/submit', refusal('006004', '系统繁忙，请稍后重试'));
  await toTheEnd();
  await user.click(screen.getByRole('button', { name: '提交保全' }));
  await screen.findByText('系统繁忙，请稍后重试');
  for (const step of ['上传资料', '确认人员变更', '填写保全信息']) {
    await user.click(screen.getByRole('button', { name: '上一步' }));
    await heading(step);
  }
  await user.click(screen.getByRole('button', { name: `撤回${inScheme(21).name}的变更` }));
  await screen.findAllByText('人员变更（1 项）');
  await waitFor(() => expect(server.callsTo('/api/conservation/calcPremium')).toHaveLength(2), { timeout: 5000 });
  await toTheEnd();
  await user.click(screen.getByRole('button', { name: '提交保全' }));
  await waitFor(() => expect(bodies('/api/own/conservation/submit')).toHaveLength(2));

  expect(bodies('/api/own/conservation/submit').map(({ submissionId }) => submissionId)).toEqual([
    'd1.aaaa',
    'd1.bbbb',
  ]);
});

it('counts the heads that the policy insures only by number, before and after', async () => {
  cleanup();
  answerEndorsing(server, { counted: 6 });
  renderApp(servicesFor(server.url), '/initiate-preservation?draft=d1');
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await screen.findAllByText('人员变更（2 项）');
  await next('确认人员变更');
  expect(screen.getByText('变更前 11 人，变更后 13 人')).toBeVisible();
});

const doubled = (index: number) => ({
  key: 0,
  row: index - 19,
  insuredName: inScheme(index).name,
  field: 'idNo',
  code: 'x',
  message: '被保人重复',
});

it('lists the problem persons in a dialog that leads to their rows, checked before the confirmation or submitted', async () => {
  server.on('/api/conservation/verifyPersonsInfo', refusal('000002', '1 人需要修改', [doubled(21)]), success({}));
  server.on('/api/own/conservation/submit', refusal('000002', '1 人需要修改', [doubled(20)]));
  await waitFor(() => expect(screen.queryByText('请先试算保费')).toBeNull(), { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: '下一步' }));
  const dialog = await screen.findByRole('dialog', { name: '人员信息校验未通过' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(`第 2 行 ${inScheme(21).name}：被保人重复`);
  await user.click(within(dialog).getByRole('button', { name: '返回修改人员' }));
  expect(document.activeElement?.id).toBe('endorsement-changes');
  expect(screen.getByText('被保人重复').closest('[role=row], tr')).toHaveTextContent(inScheme(21).idNo);

  await toTheEnd();
  await user.click(screen.getByRole('button', { name: '提交保全' }));
  const again = await screen.findByRole('dialog', { name: '人员信息校验未通过' });
  expect(within(again).getByRole('listitem')).toHaveTextContent(`第 1 行 ${inScheme(20).name}：被保人重复`);
  await user.click(within(again).getByRole('button', { name: '返回修改人员' }));
  expect(document.activeElement?.id).toBe('endorsement-changes');
});

it('keeps the notes about a person with that person when another change is undone', async () => {
  server.on('/api/conservation/verifyPersonsInfo', refusal('000002', '1 人需要修改', [doubled(21)]));
  await waitFor(() => expect(screen.queryByText('请先试算保费')).toBeNull(), { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '返回修改人员' }));
  expect((await screen.findByText('被保人重复')).closest('[role=row], tr')).toHaveTextContent(inScheme(21).idNo);
  await user.click(screen.getByRole('button', { name: `撤回${inScheme(20).name}的变更` }));
  await screen.findAllByText('人员变更（1 项）');

  expect(screen.getByText('被保人重复').closest('[role=row], tr')).toHaveTextContent(inScheme(21).idNo);
});

it('shows at the confirmation which new persons are already covered, and links to the changes', async () => {
  const risk = '/api/getPersonRiskInfo';
  const cover = {
    policySn: 'P9',
    productName: '安业雇主责任保险',
    validStartDate: '2026-01-01',
    validEndDate: '2027-06-30',
    isSameProduct: true,
  };
  const known = { key: 2, insuredName: inScheme(21).name, isSameProduct: true, coverList: [cover] };
  server.on(risk, success({ personRiskList: [known] }));
  await next('确认人员变更');
  await user.click(await screen.findByRole('button', { name: `转到第 2 行 ${inScheme(21).name}` }));
  expect(document.activeElement?.id).toBe('endorsement-changes');
  await next('确认人员变更');
  await screen.findByText('保单 P9');

  expect(bodies(risk).map(({ groupOrderType, personInfoList }) => [groupOrderType, personInfoList])).toEqual([
    ['2', [expect.objectContaining({ key: 1 }), expect.objectContaining({ key: 2 })]],
  ]);
});
