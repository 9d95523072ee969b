import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentNotices } from '../../../app/contract/agentNotices.ts';
import {
  publishAgentNotices,
  publishClosedDays,
  publishDisclosures,
  publishFooter,
  siteContents,
} from '../../../app/contract/desk/site/site.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { startDayLimits } from '../../../app/contract/products.ts';
import { disclosures } from '../../../app/contract/referenceData.ts';
import { siteOf } from '../../../app/server/site/site.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const reason = '年度安排已批准';

describeOnBothDatabases('what operators publish for all users', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'product');
  });
  afterAll(() => server.close());

  const versionOf = async (kind: string): Promise<number> =>
    (await operator.ask(siteContents, {})).versions.find((each) => each.kind === kind)?.version ?? 0;

  test('closed days hold for the calendar and for orders at once', async () => {
    const agent = await server.signIn();
    const product = server.services.catalogue.productOf('70101')!;
    const draft = completeDraft(product);
    const day = draft.startDate;
    const submission = { submissionId: 'closed', draftId: '', draft, totalFen: totalOf(product, draft) };

    const before = await operator.ask(siteContents, {});
    expect(before.closedDays.map((each) => each.day)).toContain('2027-02-06');
    const content = [{ day, reason: '系统升级' }];
    await operator.ask(publishClosedDays, { content, version: 0, reason });

    expect((await agent.ask(startDayLimits, { year: day.slice(0, 4) })).closedDays).toEqual([day]);
    expect((await agent.send(submitOrder, submission)).resCode).toBe(resultCodes.refused);
    await operator.ask(publishClosedDays, { content: [], version: 1, reason });
    expect((await agent.send(submitOrder, submission)).resCode).toBe(resultCodes.success);
  });

  test('disclosures, footer and notices reach their readers', async () => {
    const entry = { id: 'licence', title: '业务许可', publishedOn: '2026-11-01', paragraphs: ['许可证编号见页脚。'] };
    await operator.ask(publishDisclosures, { content: [entry], version: await versionOf('disclosures'), reason });
    expect((await server.anonymous.ask(disclosures, {})).map(({ title }) => title)).toEqual(['业务许可']);

    const footer = { licence: '260000123456', filing: '沪ICP备2026000001号' };
    await operator.ask(publishFooter, { content: footer, version: await versionOf('footer'), reason });
    expect(server.services.site.current().footer).toEqual(footer);

    const notice = { id: 'n1', text: '11月25日凌晨维护', from: '2026-11-20', until: '2026-11-24' };
    const later = { id: 'n2', text: '春节安排', from: '2027-02-01', until: '2027-02-10' };
    const version = await versionOf('agentNotices');
    await operator.ask(publishAgentNotices, { content: [notice, later], version, reason });
    const agent = await server.signIn();
    expect(await agent.ask(agentNotices, {})).toEqual([{ noticeId: 'n1', text: notice.text, until: '2026-11-24' }]);
    expect((await server.anonymous.send(agentNotices, {})).resCode).toBe(resultCodes.notSignedIn);
  });

  test('a publication from an older version, or with a contradiction, changes nothing', async () => {
    const version = await versionOf('closedDays');
    const content = [{ day: '2027-05-01', reason: '劳动节' }];
    expect((await operator.send(publishClosedDays, { content, version: version + 1, reason })).info).toBe(
      '其他运营人员已发布新的内容，请刷新后重新修改',
    );
    const twice = { content: [...content, ...content], version, reason };
    expect((await operator.send(publishClosedDays, twice)).info).toBe('同一天只能填写一次');
    const backwards = [{ id: 'x', text: '时间反了', from: '2027-02-02', until: '2027-02-01' }];
    const notices = { content: backwards, version: await versionOf('agentNotices'), reason };
    expect((await operator.send(publishAgentNotices, notices)).info).toBe('结束日期不能早于开始日期');
    expect((await operator.send(publishClosedDays, { content, version, reason: '短' })).resCode).toBe(
      resultCodes.badRequest,
    );
    expect(await versionOf('closedDays')).toBe(version);
  });

  test('every publication is recorded with its reason, and another instance reads it', async () => {
    const actions = await server.database
      .selectFrom('operator_actions')
      .select(['operator', 'action', 'subject', 'reason'])
      .where('action', 'like', 'site/%')
      .execute();
    expect(actions).toContainEqual({ operator: operator.userName, action: 'site/footer', subject: 'footer 1', reason });

    const other = siteOf(server.database, {
      closedDays: [],
      disclosures: [],
      footer: { licence: '', filing: '' },
      agentNotices: [],
    });
    await other.refresh();
    expect(other.current()).toEqual(server.services.site.current());
  });
});
