import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { applyForInvoice } from '../../app/contract/invoices.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { passTime } from '../../app/server/wiring/timers.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { type EndorsedPolicyFixture, issuedPolicy, productWhere } from '../setup/endorsedPolicy.ts';
import { invoiceApplication } from '../setup/invoicing.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { decideSurrenderAt, surrendering } from '../setup/surrendered.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const minuteMs = 60_000;

describeOnBothDatabases('a policy at the end of its cover', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let policy: EndorsedPolicyFixture;
  let lastDay: string;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    policy = await newPolicy();
    lastDay = (await orderOf(policy)).endDate;
  });
  afterAll(() => server.close());

  const newPolicy = () =>
    issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.review === 'single'),
      3,
      agent,
    );
  const orderOf = ({ orderSn }: EndorsedPolicyFixture) => agent.ask(orderDetail, { orderSn });
  const eventsOf = async (of: EndorsedPolicyFixture) =>
    (await orderOf(of)).events.map(({ to, by }) => `${to} ${by}`).slice(-2);

  /** Runs the timers at an instant, at the same time on several server instances. Afterwards moves the clock back. */
  async function roundsAt(instant: string, instances = 1): Promise<void> {
    const ms = Date.parse(instant) - server.clock.now().getTime();
    await server.clock.moveBy(ms);
    try {
      const failures: unknown[] = [];
      const onFailure = (error: unknown) => failures.push(error);
      await Promise.all(Array.from({ length: instances }, () => passTime(server.services, onFailure)));
      expect(failures).toEqual([]);
    } finally {
      await server.clock.moveBy(-ms);
    }
  }

  test('is in force until 24:00 of its last day in Shanghai, and then becomes invalid, once', async () => {
    const surrendered = await newPolicy();
    const { uuid } = await surrendering(surrendered);
    await decideSurrenderAt(server, uuid, 'accepted');
    await server.runDueJobs();

    await roundsAt(`${lastDay}T23:59:00+08:00`);
    expect(await eventsOf(policy)).toEqual(['underwriting payer', 'insured insurer']);
    await roundsAt(`${plusDays(lastDay, 1)}T00:00:00+08:00`, 3);
    await roundsAt(`${plusDays(lastDay, 2)}T00:00:00+08:00`);

    expect(await eventsOf(policy)).toEqual(['insured insurer', 'invalid system']);
    expect((await orderOf(surrendered)).events.map(({ to }) => to)).not.toContain('invalid');
    expect((await orderOf(surrendered)).status).toBe('refunded');
    expect(await ledgerFaults(server.database)).toEqual([]);
  });

  test('that has expired can still be invoiced, and the page of its QR code says that it has expired', async () => {
    await roundsAt(new Date(Date.parse(`${lastDay}T16:00:00Z`) + minuteMs).toISOString());
    const { check_code: code } = await server.database
      .selectFrom('policies')
      .select('check_code')
      .where('uuid', '=', policy.policyUuid)
      .executeTakeFirstOrThrow();

    expect((await server.app.inject(`/policyCheck/${code}`)).body).toContain('<dd>已到期</dd>');
    const { invoice } = await agent.ask(applyForInvoice, invoiceApplication({ policyUuid: policy.policyUuid }));
    expect(invoice.status).toBe('applied');
  });
});
