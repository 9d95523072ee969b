import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { CountedScreen } from '../../app/contract/countedScreens.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { reportScreenTime } from '../../app/contract/usage.ts';
import { metricsOf } from '../../app/server/platform/metrics/metrics.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { buildApp } from '../../app/server/wiring/buildApp.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { recordExercise } from '../setup/exercise.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { clientOf, type TestClient } from '../setup/testClient.ts';

describe('the time that agents spend on screens', () => {
  let server: TestApp;
  let session: string;
  let app: FastifyInstance;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    session = (await server.signIn()).cookie;
  });
  beforeEach(async () => {
    app = await buildApp({
      settings: { publicUrl: null, logLevel: 'silent' },
      services: server.services,
      sandbox: null,
      metrics: {
        meters: metricsOf(server.database, () => ({ open: 1, idle: 1, waiting: 0 }), Object.keys(lanes)),
        token: null,
      },
    });
    agent = clientOf(app, session);
    const exercised = recordExercise(app);
    return async () => {
      await app.close();
      exercised.write();
    };
  });
  afterAll(() => server.close());

  const counted = async () =>
    (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('tuanbao_screen_seconds_total'));

  test('is summed up by screen', async () => {
    await agent.ask(reportScreenTime, { screen: '/write/:productId', seconds: 5 });
    await agent.ask(reportScreenTime, { screen: '/write/:productId', seconds: 4 });
    await agent.ask(reportScreenTime, { screen: '/entry', seconds: 1 });

    expect(await counted()).toEqual([
      'tuanbao_screen_seconds_total{screen="/write/:productId"} 9',
      'tuanbao_screen_seconds_total{screen="/entry"} 1',
    ]);
  });

  test('an agent with five open windows is never limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => agent.send(reportScreenTime, { screen: '/entry', seconds: 5 })),
    );

    expect(new Set(answers.map(({ resCode }) => resCode))).toEqual(new Set([resultCodes.success]));
    expect(await counted()).toEqual(['tuanbao_screen_seconds_total{screen="/entry"} 300']);
  });

  test.each([
    ['an address', { screen: '/write/P001', seconds: 5 }],
    ['an unknown screen', { screen: '/elsewhere', seconds: 5 }],
    ['no time', { screen: '/entry', seconds: 0 }],
    ['more than a minute', { screen: '/entry', seconds: 61 }],
    ['part of a second', { screen: '/entry', seconds: 1.5 }],
  ])('%s is refused and not counted', async (_, time) => {
    const reply = await agent.send(reportScreenTime, time as { screen: CountedScreen; seconds: number });

    expect(reply.resCode).toBe(resultCodes.badRequest);
    expect(await counted()).toEqual([]);
  });

  test('time without a session is refused and not counted', async () => {
    const reply = await clientOf(app, '').send(reportScreenTime, { screen: '/entry', seconds: 5 });

    expect(reply.resCode).toBe(resultCodes.notSignedIn);
    expect(await counted()).toEqual([]);
  });
});
