import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/endorsements/EndorsementConflict.tsx';
import '@tuanbao/app/client/routes/initiate-preservation.tsx';
import { endorsementDraftCodec } from '@tuanbao/app/contract/endorsementOwnCalls';
import { beforeEach, expect, it } from 'vitest';

import { answerEndorsing, endorsementDraft, endorsementSaves, inScheme } from './support/answerEndorsing.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const newer = {
  ...endorsementDraft,
  version: 7,
  savedAt: '2026-11-20T02:00:00.000Z',
  request: {
    effectiveDate: '2027-01-05',
    changes: [
      { kind: 'add', person: { ...inScheme(20), name: '改名后' } },
      { kind: 'add', person: inScheme(22) },
    ] as const,
  },
  materials: [...endorsementDraft.materials, { code: 'proof', files: ['https://files.example/9'] }],
};

const server = serverOfTests();
let user: UserEvent;

beforeEach(async () => {
  user = userEvent.setup();
  answerEndorsing(server);
  server.on(
    endorsementSaves,
    refusal('900409', '该草稿已在其他窗口保存了较新的内容，请核对', endorsementDraftCodec.toWire(newer)),
    success({ conservationUuid: 'd1', version: 8, savedAt: '' }),
  );
  renderApp(servicesFor(server.url), '/initiate-preservation?draft=d1');
  await user.click(await screen.findByRole('button', { name: '下一步' }, { timeout: 15_000 }));
  await screen.findAllByText('人员变更（2 项）');
}, 30_000);

const next = async () => {
  await waitFor(() => expect(screen.queryByText('请先试算保费')).toBeNull(), { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: '下一步' }));
};

const conflict = async () => within(await screen.findByRole('alertdialog', { name: '该草稿已在其他页面或设备修改' }));
const saves = () => server.callsTo(endorsementSaves).map(({ body }) => JSON.parse(body) as { version: number });

it('an endorsement that was saved elsewhere first: only the differences are shown', async () => {
  await user.click(screen.getByRole('button', { name: '保存草稿' }));

  const rows = (await conflict())
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  const [one, other] = [inScheme(21), inScheme(22)];
  expect(rows).toEqual([
    ['项目', '当前页面', '其他页面或设备，保存于 2026-11-20 10:00'],
    ['保全生效日期', '2026-12-01', '2027-01-05'],
    [
      '人员变更',
      `共 2 项另有 1 项：${one.name}1 项的内容不同：${inScheme(20).name}`,
      `共 2 项另有 1 项：${other.name}1 项的内容不同：改名后`,
    ],
    ['离职证明', '0 个文件', '1 个文件'],
  ]);
});

it('the version of this page replaces the newer one, and the next step opens', async () => {
  await next();
  await user.click((await conflict()).getByRole('button', { name: '保留当前页面的内容' }));

  await screen.findByRole('heading', { name: '确认人员变更' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const [first, second] = saves();
  expect(first?.version).toBe(1);
  expect(second).toEqual({ ...first, version: 7 });
});

it('the newer version is used, and nothing is saved over it', async () => {
  await next();
  await user.click((await conflict()).getByRole('button', { name: '使用其他页面或设备的内容' }));

  expect(await screen.findByRole('heading', { name: '填写保全信息' })).toBeVisible();
  expect((await screen.findAllByText('改名后'))[0]).toBeVisible();
  expect(screen.queryByText(inScheme(21).name)).toBeNull();
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('草稿已保存')).toBeVisible();
  expect(saves()).toHaveLength(1);
});
