import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderDesk } from './support/renderDesk.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
const time = '2026-11-20T02:00:00Z';

it('names what an agent saw, and keeps a subject that it does not know', async () => {
  const subjects = [
    ['roster 0', '投保时的人员清单'],
    ['roster 2', '人员清单第 2 版'],
    ['applicant', '投保单位'],
    ['persons', '全部人员'],
    ['person 3', '人员 3'],
    ['person 3 of roster 2', '人员 3（人员清单第 2 版）'],
    ['change 4 of BQ20261120', '保全 BQ20261120 的第 4 项变更'],
    ['persons of BQ20261120', '保全 BQ20261120 的全部人员'],
    ['20261120000001', '20261120000001'],
  ] as const;
  const list = subjects.map(([subject], index) => ({
    recordId: index + 1,
    time,
    agentName: '林晓舟',
    action: 'openRoster',
    orderSn: `TB${index}`,
    subject,
  }));
  server.on('/api/desk/oversight/agentLooks', success({ total: list.length, newest: list.length, list }));
  renderDesk(server, '/desk/records/agents');
  for (const [, text] of subjects) expect(await screen.findByRole('cell', { name: text })).toBeVisible();
});

it('names the kind in the subject of an action, and finds the actions by this name', async () => {
  const row = { recordId: 1, time, operator: 'chenlan', action: 'work/materials/:kind/:id/open', reason: '核对资料' };
  const answer = success({ total: 1, newest: 1, list: [{ ...row, subject: 'order TB20261120' }] });
  server.on('/api/desk/oversight/actions', answer, answer);
  renderDesk(server, '/desk/records');
  expect(await screen.findByRole('cell', { name: '订单 TB20261120' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: '对象' }), '订单 TB20261120{Enter}');
  await expect.poll(() => new URLSearchParams(server.calls.at(-1)?.query).get('subject')).toBe('order TB20261120');
});
