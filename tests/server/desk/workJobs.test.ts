import { afterAll, beforeAll, expect, test } from 'vitest';

import { failedJobs, giveUpJob, retryJob } from '../../../app/contract/desk/work/jobs.ts';
import { workOverview } from '../../../app/contract/desk/work/queues.ts';
import { knownJobs } from '../../../app/server/desk/work/knownJobs.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import { dispensableJobs, jobHandlersOf } from '../../../app/server/wiring/jobHandlers.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const reason = '客户已另行通知';
const secret = '不能显示的内容';

const names = (kinds: readonly { readonly name: string }[]) => kinds.map(({ name }) => name).toSorted();

describeOnBothDatabases('failed jobs at the desk', (openDatabase) => {
  let server: TestApp;
  let admin: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    admin = await signInToDeskAs(server, 'admin');
  });
  afterAll(() => server.close());

  async function failed(kind: string, lane: string): Promise<{ readonly id: string; readonly attempts: number }> {
    const { id } = await server.database
      .insertInto('jobs')
      .values({
        kind,
        lane,
        key: crypto.randomUUID(),
        payload: JSON.stringify({ secret }),
        attempts: 12,
        failed_at: server.clock.now(),
        last_error: 'TimeoutError',
        run_at: new Date(Date.now() + 6 * 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(id), attempts: 12 };
  }
  const rowOf = ({ id }: { readonly id: string }) =>
    server.database.selectFrom('jobs').select('run_at').where('id', '=', Number(id)).executeTakeFirst();

  test('are listed with kind, attempts and error, and without their payload', async () => {
    const job = await failed('policy.issue', 'insurer');
    const reply = await admin.send(failedJobs, { lane: 'insurer' });
    const { list } = await admin.ask(failedJobs, {});

    expect(list).toMatchObject([{ id: job.id, kind: 'policy.issue', error: 'TimeoutError', isDispensable: false }]);
    expect(reply.body).not.toContain(secret);
    expect((await admin.ask(failedJobs, { lane: 'sms' })).total).toBe(0);
    const { queues } = await admin.ask(workOverview, {});
    expect(queues.find(({ queue }) => queue === 'failedJobs')).toMatchObject({ waiting: 1 });
    const payloads = asOperator(server.database, { permissions: ['jobs.handle'], reason }, (tx) =>
      tx.selectFrom('jobs').select('payload').execute(),
    );
    await expect(payloads).rejects.toThrow('permission denied');
    const unseen = await asOperator(server.database, { permissions: ['agents.see'], reason }, (tx) =>
      tx.selectFrom('jobs').select('id').execute(),
    );
    expect(unseen).toEqual([]);
    await admin.ask(giveUpJob, { ...job, isConfirmed: true, reason });
  });

  test('are tried again at once, unless they have been tried in the meantime', async () => {
    const job = await failed('mail.send', 'mail');
    expect((await admin.send(retryJob, { ...job, attempts: 11 })).info).toBe('该任务已重试、完成或已放弃，请刷新页面');
    await admin.ask(retryJob, job);

    expect((await rowOf(job))?.run_at.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    expect((await recordsOf(server, admin)).at(-1)).toEqual({
      action: 'work/jobs/:id/retry',
      subject: `mail.send ${job.id}`,
      reason: '',
    });
  });

  test('are given up for a reason; what concerns money or policies only after a confirmation', async () => {
    const [mail, refund] = [await failed('mail.send', 'mail'), await failed('payment.refund', 'payment')];
    await admin.ask(giveUpJob, { ...mail, isConfirmed: false, reason });
    expect(await rowOf(mail)).toBeUndefined();
    expect((await admin.send(giveUpJob, { ...refund, isConfirmed: false, reason })).info).toBe(
      '放弃后系统不再处理这项业务，请确认后再放弃',
    );
    expect(await rowOf(refund)).toBeDefined();
    await admin.ask(giveUpJob, { ...refund, isConfirmed: true, reason });
    expect(await rowOf(refund)).toBeUndefined();
    expect((await recordsOf(server, admin)).at(-1)).toEqual({
      action: 'work/jobs/:id/giveUp',
      subject: `payment.refund ${refund.id} 12`,
      reason,
    });
  });

  test('are of the kinds that the server has handlers for', () => {
    expect(names(knownJobs)).toEqual(Object.keys(jobHandlersOf(server.services)).toSorted());
    expect(names(knownJobs.filter(({ isDispensable }) => isDispensable))).toEqual(dispensableJobs.toSorted());
  });
});
