import { sql } from 'kysely';

import {
  orderApplicationForm,
  policyClauses,
  policyDocument,
  quotationDocument,
} from '../../app/contract/documents.ts';
import { confirmInvoiceImages, uploadSingleImage } from '../../app/contract/files.ts';
import { pastApplicants, pastPersons, uploadPersonInfo } from '../../app/contract/history.ts';
import { invoiceDocument, policyInvoices } from '../../app/contract/invoiceOwnCalls.ts';
import {
  applyForInvoice,
  invoiceInfo,
  mailElectronicInvoice,
  mailInvoiceMaterialForm,
  updateInvoiceMaterial,
} from '../../app/contract/invoices.ts';
import { checkMaterials, uploadCheckMaterials } from '../../app/contract/materials.ts';
import { deleteOfflineOrder, offlineOrder, submitOfflineOrder } from '../../app/contract/offlineOrders.ts';
import { personCertificate, personCertificates } from '../../app/contract/orderPersons.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { claimOrderTransfer, orderTransfer, outPayUrl, payWays } from '../../app/contract/payments.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { invoiceApplication, ofOrder } from './invoicing.ts';
import { draftIn, type Owned, submissionIn, unknownSn, unknownUuid } from './owned.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

const submitted = async (owner: TestClient, server: TestApp, submissionId: string) =>
  (await owner.ask(submitOrder, submissionIn(server, submissionId))).orderSn;

const uploaded = async (client: TestClient) =>
  (await client.ask(uploadSingleImage, { file: fileOf(await picture(), '资料.png') })).url;

/**
 * Records that an agent owns: orders in progress, their materials and documents, and offline orders. Each has all calls
 * that name such a record.
 */
export const ownedMaterials: Readonly<Record<string, Owned>> = {
  unpaidOrder: {
    unknown: [unknownSn],
    make: (owner, server) => submitted(owner, server, 'unpaid'),
    calls: {
      pastApplicants: (client, orderSn) => client.send(pastApplicants, { orderSn }),
      pastPersons: (client, orderSn) => client.send(pastPersons, { orderSn }),
      outPayUrl: (client, orderSn) => client.send(outPayUrl, { orderSn }),
      payWays: (client, orderSn) => client.send(payWays, { orderSn }),
      orderTransfer: (client, orderSn) => client.send(orderTransfer, { orderSn }),
      claimOrderTransfer: async (client, orderSn) =>
        client.send(claimOrderTransfer, {
          orderSn,
          payerName: '远山精密机械有限公司',
          payerAccount: '0000000000000000',
          payDate: '2026-11-20',
          fileUrlList: [await uploaded(client)],
        }),
    },
  },
  rejectedOrder: {
    unknown: [unknownSn, unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const sn = await submitted(owner, server, 'rejected');
      await server.database.updateTable('orders').set({ status: 'materialsRejected' }).where('sn', '=', sn).execute();
      return sn;
    },
    calls: {
      uploadPersonInfo: (client, orderSn) => client.send(uploadPersonInfo, { orderSn, persons: [] }),
      checkMaterials: (client, policyUuid) => client.send(checkMaterials, { policyUuid }),
      uploadCheckMaterials: async (client, policyUuid) =>
        client.send(uploadCheckMaterials, {
          policyUuid,
          checkMaterialInfos: [
            { type: 'businessLicence', fileUrlList: [await uploaded(client)] },
            { type: 'stampedRoster', fileUrlList: [await uploaded(client)] },
          ],
        }),
    },
  },
  issuedPolicy: {
    unknown: [unknownSn, unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const orderSn = await submitted(owner, server, 'issued');
      await server.payAt((await owner.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
      await server.runDueJobs();
      return orderSn;
    },
    calls: {
      policyClauses: (client, policyUuid) => client.send(policyClauses, { policyUuid }),
      confirmInvoiceImages: async (client, policyUuid) =>
        client.send(confirmInvoiceImages, { policyUuid, fileUrlList: [await uploaded(client)] }),
    },
  },
  policyWithInvoice: {
    unknown: [unknownSn, unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const orderSn = await submitted(owner, server, 'invoiced');
      await server.payAt((await owner.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
      await server.runDueJobs();
      return orderSn;
    },
    calls: {
      policyInvoices: (client, policyUuid) => client.send(policyInvoices, { policyUuid }),
      invoiceInfo: (client, policyUuid) => client.send(invoiceInfo, ofOrder(policyUuid)),
      mailInvoiceMaterialForm: (client, policyUuid) =>
        client.send(mailInvoiceMaterialForm, { emailAddress: 'hr@example.com', policyUuid }),
      applyForInvoice: (client, policyUuid) => client.send(applyForInvoice, invoiceApplication({ policyUuid })),
      updateInvoiceMaterial: async (client, policyUuid, server) => {
        await server.database
          .updateTable('invoices')
          .set({ status: 'materialNeeded', needs_material: true })
          .where('status', '=', 'applied')
          .execute();
        const material = { email: 'hr@example.com', items: [] };
        return client.send(updateInvoiceMaterial, { ...ofOrder(policyUuid), material });
      },
      mailElectronicInvoice: async (client, policyUuid, server) => {
        await server.database
          .updateTable('invoices')
          .set({ status: 'issued', invoice_no: sql`lpad(id::text, 20, '0')` })
          .where('status', '=', 'materialSent')
          .execute();
        return client.send(mailElectronicInvoice, { ...ofOrder(policyUuid), emailAddress: 'hr@example.com' });
      },
    },
  },
  offlineOrder: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const order = { id: '', version: 0, note: '', draft: draftIn(server) };
      return (await owner.ask(submitOfflineOrder, order)).offlineDataUuid;
    },
    calls: {
      offlineOrder: (client, offlineDataUuid) => client.send(offlineOrder, { offlineDataUuid }),
      submitOfflineOrder: (client, id, server) =>
        client.send(submitOfflineOrder, { id, version: 1, note: '', draft: draftIn(server) }),
      deleteOfflineOrder: (client, offlineDataUuid) => client.send(deleteOfflineOrder, { offlineDataUuid }),
    },
  },
};

/** Calls in this module whose response is a file. Other tests check them with ids of other agents. */
export const answeringFiles: readonly string[] = Object.keys({
  policyDocument,
  quotationDocument,
  orderApplicationForm,
  invoiceDocument,
  personCertificate,
  personCertificates,
});
