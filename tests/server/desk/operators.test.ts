import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openWelcome, currentOperator } from '../../../app/contract/desk/deskSessions.ts';
import { decideApproval, listApprovals } from '../../../app/contract/desk/oversight/approvals.ts';
import {
  askRoles,
  disableOperator,
  enableOperator,
  inviteOperator,
  listOperators,
  renewWelcome,
  signOutOperator,
} from '../../../app/contract/desk/oversight/operators.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, invitedOperator, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const reason = '新同事入职';
const firstPage = { pageIndex: 1, pageSize: 100 };

describeOnBothDatabases('the operators on the desk', (openDatabase) => {
  let server: TestApp;
  let first: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    first = await signInToDeskAs(server, 'admin');
  });
  afterAll(() => server.close());

  const recorded = async () => {
    const rows = await server.database.selectFrom('operator_actions').selectAll().orderBy('id').execute();
    return rows.map(({ action, operator, subject, reason: why }) => ({ action, operator, subject, why }));
  };
  const listed = async (operatorId: string) =>
    (await first.ask(listOperators, firstPage)).list.find((each) => each.operatorId === operatorId);
  const opens = async (link: string) =>
    (await server.anonymous.send(openWelcome, { token: link.split('#')[1] ?? '' })).resCode === resultCodes.success;

  test('with one administrator, nothing that needs a second one can be asked for', async () => {
    const admin = { userName: 'second', name: '第二位', roles: ['admin' as const], reason };
    expect((await first.send(inviteOperator, admin)).info).toContain('npm run operator');
    expect((await first.send(disableOperator, { operatorId: first.id, reason })).info).toBe(
      '不能停用自己的账号，请由其他管理员操作',
    );
    expect((await first.send(askRoles, { operatorId: first.id, roles: ['support'], reason })).info).toContain(
      '最后一位可用的管理员',
    );
    expect(await recorded()).toEqual([]);
  });

  test('an administrator who has not set the account up does not count as the second one', async () => {
    const { id } = await invitedOperator(server, ['admin']);
    const admin = { userName: 'second', name: '第二位', roles: ['admin' as const], reason };
    expect((await first.send(inviteOperator, admin)).info).toContain('npm run operator');
    expect((await first.send(askRoles, { operatorId: first.id, roles: ['support'], reason })).info).toContain(
      '最后一位可用的管理员',
    );
    await server.database.deleteFrom('operator_welcomes').where('operator_id', '=', id).execute();
    await server.database.deleteFrom('operators').where('id', '=', id).execute();
  });

  test('an invited operator sets the account up by the link, which is shown once', async () => {
    const invited = { userName: 'zhang.san', name: '张三', roles: ['support' as const], reason };
    const { link, isWaiting } = await first.ask(inviteOperator, invited);
    expect([isWaiting, await opens(link)]).toEqual([false, true]);
    const { list } = await first.ask(listOperators, firstPage);
    const shown = list.find(({ userName }) => userName === 'zhang.san');
    expect(shown).toMatchObject({ name: '张三', roles: ['support'], state: 'invited', isSignedIn: false });
    expect(await recorded()).toEqual([
      { action: 'oversight/inviteOperator', operator: first.userName, subject: shown?.operatorId, why: reason },
    ]);
    expect((await first.send(inviteOperator, invited)).info).toBe('该用户名已被其他运营人员使用');
    expect((await first.send(inviteOperator, { ...invited, reason: '否' })).resCode).toBe(resultCodes.badRequest);
    const nameless = { ...invited, userName: 'li.si', name: ' ', roles: ['admin' as const] };
    expect((await first.send(inviteOperator, nameless)).info).toBe('请填写姓名，最多 60 个字符');
  });

  test('a disabled operator is out at once, also by the welcome link, and can come back', async () => {
    const other = await signInToDeskAs(server, 'product');
    const { link } = await first.ask(renewWelcome, { operatorId: other.id, reason });
    expect(await listed(other.id)).toMatchObject({ state: 'active', isSignedIn: true });
    await first.ask(disableOperator, { operatorId: other.id, reason });
    expect((await other.send(currentOperator, {})).status).toBe(404);
    expect(await opens(link)).toBe(false);
    expect(await listed(other.id)).toMatchObject({ state: 'disabled', isSignedIn: false });
    expect((await first.send(renewWelcome, { operatorId: other.id, reason })).info).toBe('该账号已停用，请先启用');

    await first.ask(enableOperator, { operatorId: other.id, reason });
    expect(await listed(other.id)).toMatchObject({ state: 'active' });
    expect((await first.send(enableOperator, { operatorId: other.id, reason })).info).toBe('该账号未停用，请刷新页面');
  });

  test('signing out everywhere ends all sessions of the operator', async () => {
    const other = await signInToDeskAs(server, 'support');
    await first.ask(signOutOperator, { operatorId: other.id, reason });
    expect((await other.send(currentOperator, {})).status).toBe(404);
    expect((await first.send(currentOperator, {})).status).toBe(200);
  });

  test('an operator who can approve is invited, and gets a new link, only with a second administrator', async () => {
    const second = await signInToDeskAs(server, 'admin');
    const asked = await first.ask(inviteOperator, {
      userName: 'finance1',
      name: '钱会计',
      roles: ['finance' as const],
      reason,
    });
    expect(asked).toEqual({ link: '', isWaiting: true });
    const waiting = await second.ask(listApprovals, { ...firstPage, selection: 'waiting' });
    const { link } = await second.ask(decideApproval, {
      approvalId: waiting.list[0]!.approvalId,
      isApproved: true,
      reason: '已核实入职',
    });
    expect(await opens(link)).toBe(true);

    const { list } = await first.ask(listOperators, firstPage);
    const operatorId = list.find(({ userName }) => userName === 'finance1')?.operatorId ?? '';
    expect(await first.ask(renewWelcome, { operatorId, reason })).toEqual({ link: '', isWaiting: true });
    expect(await opens(link)).toBe(true);
  });

  test('the row security shows operators, sessions and links to nobody but administrators, and no secrets to them', async () => {
    const { rows } = await sql<{ granted: boolean }>`
      select has_column_privilege('tuanbao_operator', 'operators', 'password_hash', 'select')
        or has_column_privilege('tuanbao_operator', 'operators', 'second_factor_sealed', 'select')
        or has_column_privilege('tuanbao_operator', 'operator_sessions', 'token_hash', 'select') as granted
    `.execute(server.database);
    expect(rows).toEqual([{ granted: false }]);
  });
});
