import { expect, test } from 'vitest';

import { mailPolicies } from '../../app/contract/documents.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { demoAgents } from '../../app/server/operations/demoAgents.ts';
import type { AgentLimits } from '../../app/server/services/agentLimits.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { laterOn } from '../setup/passingTime.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { paidOrder } from '../setup/waitingLanes.ts';

const { mobile: demoMobile } = demoAgents[0]!;

const upload = async (agent: TestClient) =>
  agent.send(uploadSingleImage, { file: fileOf(await picture(), '照片.png') });

describeOnBothDatabases('daily limits of one agent', (openDatabase) => {
  /** Starts a server with these limits and runs a function with it and a signed-in agent. */
  async function within(
    some: Partial<AgentLimits>,
    work: (server: TestApp, agent: TestClient) => Promise<void>,
  ): Promise<void> {
    const server = await startTestApp({ openDatabase, limits: some });
    try {
      await work(server, await server.signIn(demoMobile));
    } finally {
      await server.close();
    }
  }

  test('files have a daily limit, and are possible again on the next day', () =>
    within({ filesADay: 2 }, async (server, agent) => {
      for (let count = 0; count < 2; count += 1) expect((await upload(agent)).resCode).toBe(resultCodes.success);
      expect((await upload(agent)).info).toContain('今日上传的文件过多');

      await laterOn(server, 25 * 3_600_000, async () => {
        const tomorrow = await server.signIn(demoMobile);
        expect((await upload(tomorrow)).resCode).toBe(resultCodes.success);
      });
    }));

  test('files without an order have a limit in bytes', () =>
    within({ looseBytes: 1 }, async (_, agent) => {
      expect((await upload(agent)).resCode).toBe(resultCodes.success);
      expect((await upload(agent)).info).toContain('尚未用于订单的文件过多');
    }));

  test('mails have a daily limit, and are possible again on the next day', () =>
    within({ mailsADay: 2 }, async (server, agent) => {
      const orderSnList = await paidOrder(server, agent);
      await server.runDueJobs();
      const mail = { emailAddress: 'hr@example.com', orderSnList };
      for (let count = 0; count < 2; count += 1)
        expect((await agent.send(mailPolicies, mail)).resCode).toBe(resultCodes.success);
      expect((await agent.send(mailPolicies, mail)).info).toContain('今日发送邮件过多');

      await laterOn(server, 25 * 3_600_000, async () => {
        const tomorrow = await server.signIn(demoMobile);
        expect((await tomorrow.send(mailPolicies, mail)).resCode).toBe(resultCodes.success);
      });
    }));
});
