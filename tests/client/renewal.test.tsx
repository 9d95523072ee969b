import { cleanup, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/routes/order-detail.tsx';
import '@tuanbao/app/client/routes/renewal.tsx';
import { policyRoster } from '@tuanbao/app/contract/endorsementOwnCalls';
import { pastApplicants } from '@tuanbao/app/contract/history';
import { orderDetail } from '@tuanbao/app/contract/orders';
import { saveDraft } from '@tuanbao/app/contract/savedDrafts';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { employerLiability as product } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import occupations from '../../app/catalogue/occupations.json' with { type: 'json' };
import { samplePerson } from '../../stories/fixtures/rosters.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { agent, currentAddress, renderApp, servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const sold = completeDraft(product, { heads: 3 });
/** A person who joined after the start of the policy. So today's roster differs from the sold roster. */
const joined: Person = { ...samplePerson(9), key: 9, schemeId: 'scheme-1' };
const insured: readonly Person[] = [...sold.persons.slice(1), joined];

const order: OrderDetail = {
  ...sold,
  orderSn: 'TB1',
  productName: product.name,
  insurerName: product.insurer.name,
  groupName: sold.applicant.groupName,
  status: 'insured',
  totalFen: 100,
  heads: 3,
  startDate: '2025-12-21',
  endDate: '2026-12-20',
  createdAt: '2025-12-01T02:00:00.000Z',
  policySn: 'P1',
  persons: insured,
  quote: quote(product, quotableDraftOf(sold, rosterLinesOf(sold.persons))),
  events: [],
};

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  server.on('/api/user/getUserInfo', success(agent));
  server.on('/api/order/orderinfo', success(orderDetail.response.toWire(order)));
  server.on('/api/own/policies/TB1/roster', success(policyRoster.response.toWire({ version: 1, persons: insured })));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on('/api/getGroupProfessionByProductId', success(occupations));
  server.on(
    '/api/order/getHistoryGroupApplicantInfo',
    success(pastApplicants.response.toWire({ groups: [], applicant: sold.applicant })),
  );
  const licence = 'https://files.example/licence.pdf';
  server.on(
    '/api/order/getPolicyCheckMaterialInfo',
    success({
      policyUuid: 'TB1',
      orderSn: 'TB1',
      status: 200,
      reason: '',
      canUpload: false,
      checkMaterialInfos: [
        {
          type: 'businessLicence',
          name: '营业执照',
          isRequired: true,
          fileList: [
            {
              url: licence,
              name: 'licence.pdf',
              size: 1200,
              type: 'application/pdf',
              readUrl: licence,
              thumbnailUrl: '',
            },
          ],
        },
      ],
    }),
  );
  server.on('/api/tmpOrder/submitTmpOrder', success({ id: 'd9', version: 1, savedAt: '2026-11-20T02:00:00.000Z' }));
});

const saved = (): OrderDraft | undefined => {
  const [call] = server.callsTo('/api/tmpOrder/submitTmpOrder');
  return call && saveDraft.request.fromWire(JSON.parse(call.body)).draft;
};

describe('renewing a policy', () => {
  it('is offered if cover ends soon, and counts the days', async () => {
    renderApp(servicesFor(server.url), '/orderDetail/TB1');
    expect((await screen.findByText(/^保单将于/)).textContent).toBe('保单将于 2026-12-20 到期，还有 30 天。');
    await user.click(screen.getByRole('button', { name: '续保' }));
    expect(currentAddress()).toBe('/renewal/TB1');
  });

  it('is offered for a while after the end of cover, and not for a closed order', async () => {
    const ran: OrderDetail = { ...order, status: 'invalid', endDate: '2026-11-10' };
    server.on('/api/order/orderinfo', success(orderDetail.response.toWire(ran)));
    renderApp(servicesFor(server.url), '/orderDetail/TB1');
    expect(await screen.findByText(/^保单已于/)).toHaveTextContent('保单已于 2026-11-10 到期');
    cleanup();

    server.on('/api/order/orderinfo', success(orderDetail.response.toWire({ ...ran, status: 'closed' })));
    renderApp(servicesFor(server.url), '/orderDetail/TB1');
    expect(await screen.findByText('订单关闭')).toBeVisible();
    expect(screen.queryByRole('button', { name: '续保' })).toBeNull();
  });

  it('starts on the next day, with today’s insured persons and the unmasked applicant', async () => {
    renderApp(servicesFor(server.url), '/renewal/TB1');
    await user.click(await screen.findByRole('button', { name: '生成续保草稿' }));
    await waitFor(() => expect(currentAddress()).toBe(`/writeByUnfinish/${product.id}/d9`));

    expect(saved()).toMatchObject({
      productId: product.id,
      startDate: '2026-12-21',
      months: sold.months,
      schemes: sold.schemes,
      applicant: sold.applicant,
      materials: { businessLicence: ['https://files.example/licence.pdf'] },
    });
    expect(saved()?.persons.map(({ key, idNo }) => [key, idNo])).toEqual(insured.map(({ idNo }, at) => [at + 1, idNo]));
  });

  it('counts the heads that are insured only by number, and changes that take effect later', async () => {
    const counting: OrderDetail = { ...order, heads: 10, persons: sold.persons.slice(1) };
    server.on('/api/order/orderinfo', success(orderDetail.response.toWire(counting)));
    renderApp(servicesFor(server.url), '/renewal/TB1');
    expect(await screen.findByText('11 人')).toBeVisible(); // 8 are counted by number, 3 are listed by name.
    expect(screen.getByText('现有 11 人全部续保，生成草稿后仍可修改。')).toBeVisible();
  });

  it('uses the employer’s current list instead: persons who left are left out, new persons are in', async () => {
    renderApp(servicesFor(server.url), '/renewal/TB1');
    await user.click(await screen.findByRole('radio', { name: '按企业现有名单比对' }));
    const newcomer = samplePerson(12);
    const lines = [...insured.slice(1), newcomer].map(({ name, idNo }) => [name, idNo, '0001001'].join('\t'));
    const text = ['姓名\t证件号码\t职业代码', ...lines].join('\n');
    await screen.findByText(/保单现有 3 人/);
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([text], '在职名单.txt'));
    await user.click(await screen.findByRole('button', { name: /与保单比对/ }));
    await user.click(await screen.findByRole('button', { name: '按比对结果生成续保草稿' }));
    await waitFor(() => expect(saved()).toBeDefined());

    const expected = [...insured.slice(1), newcomer].map(({ idNo }) => idNo);
    expect(
      saved()
        ?.persons.map(({ idNo }) => idNo)
        .toSorted(),
    ).toEqual(expected.toSorted());
    expect(saved()?.persons.every(({ schemeId }) => schemeId === 'scheme-1')).toBe(true);
  });
});
