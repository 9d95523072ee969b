import { redeemInvitation } from '../../app/contract/checks.ts';
import { customOrder, reportCustomOrder } from '../../app/contract/customOrders.ts';
import { orderPersons, personHistory } from '../../app/contract/orderPersons.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { cancelOrder, orderState, revealPerson } from '../../app/contract/ownCalls.ts';
import { productDefinition } from '../../app/contract/products.ts';
import { deleteQuotation, quotation, saveQuotation, shareQuotation } from '../../app/contract/quotations.ts';
import { deleteDraft, savedDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import type { SurrenderValueWire } from '../../app/contract/surrenders.schema.ts';
import { surrenderOffer, surrenderPolicy } from '../../app/contract/surrenders.ts';
import { priceDisplay, salesUser } from '../../app/contract/users.ts';
import { prepareOrder } from '../../app/server/customOrders/service.ts';
import { coverStart, issuedPolicy, twiceReviewed } from './endorsedPolicy.ts';
import { invitationTo } from './invitationTo.ts';
import { draftIn, type Owned, submissionIn, unknownSn, unknownUuid } from './owned.ts';

/** Id of a product that needs an invitation. */
const invitedOnly = '80232';

/** Records that an agent owns, except endorsements and materials. */
export const ownedOrders: Readonly<Record<string, Owned>> = {
  order: {
    unknown: [unknownSn],
    make: async (owner, server) => (await owner.ask(submitOrder, submissionIn(server, 'one'))).orderSn,
    calls: {
      orderDetail: (client, orderSn) => client.send(orderDetail, { orderSn }),
      orderPayUrl: (client, orderSn) => client.send(orderPayUrl, { orderSn }),
      orderState: (client, orderSn) => client.send(orderState, { orderSn }),
      cancelOrder: (client, orderSn) => client.send(cancelOrder, { orderSn }),
      revealPerson: (client, orderSn) => client.send(revealPerson, { orderSn, key: 1 }),
      orderPersons: (client, orderSn) => client.send(orderPersons, { orderSn, insured: '', page: 1, pageSize: 20 }),
      personHistory: (client, orderSn) => client.send(personHistory, { orderSn, key: 1, rosterVersion: 0 }),
    },
  },
  soldOrder: {
    unknown: [unknownSn],
    make: async (owner, server) => (await issuedPolicy(server, twiceReviewed(server), 3, owner)).orderSn,
    calls: {
      productDefinition: (client, orderSn, server) =>
        client.send(productDefinition, { productId: twiceReviewed(server).id, policyUuid: orderSn }),
      surrenderOffer: (client, orderSn) => client.send(surrenderOffer, { orderSn }),
      surrenderPolicy: async (client, orderSn) => {
        const { data } = await client.send(surrenderOffer, { orderSn });
        const { effectiveDate, refundFen } =
          data === null
            ? { effectiveDate: coverStart, refundFen: 0 }
            : surrenderOffer.response.fromWire(data as SurrenderValueWire);
        return client.send(surrenderPolicy, { orderSn, reason: 'other', effectiveDate, refundFen });
      },
    },
  },
  user: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner) => (await owner.ask(currentUser, {})).userUuid,
    calls: {
      salesUser: (client, uuid) => client.send(salesUser, { uuid }),
      priceDisplay: (client, u) => client.send(priceDisplay, { u }),
    },
  },
  customOrder: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const { userId } = await owner.ask(currentUser, {});
      return prepareOrder(server.services, { agentId: userId, title: '', note: '', draft: draftIn(server) });
    },
    calls: {
      customOrder: (client, id) => client.send(customOrder, { id }),
      reportCustomOrder: (client, id) => client.send(reportCustomOrder, { id, status: 'opened', orderSn: '' }),
    },
  },
  quotation: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => (await owner.ask(saveQuotation, draftIn(server))).id,
    calls: {
      quotation: (client, id) => client.send(quotation, { id }),
      shareQuotation: (client, id) => client.send(shareQuotation, { id }),
      deleteQuotation: (client, id) => client.send(deleteQuotation, { id }),
    },
  },
  invitation: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const uuid = await invitationTo(server.services, invitedOnly);
      await owner.ask(redeemInvitation, { productId: invitedOnly, uuid });
      return uuid;
    },
    calls: {
      redeemInvitation: (client, uuid) => client.send(redeemInvitation, { productId: invitedOnly, uuid }),
    },
  },
  draft: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => (await owner.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) })).id,
    calls: {
      savedDraft: (client, id) => client.send(savedDraft, { id }),
      saveDraft: (client, id, server) => client.send(saveDraft, { id, version: 1, draft: draftIn(server) }),
      deleteDraft: (client, id) => client.send(deleteDraft, { id }),
    },
  },
};
