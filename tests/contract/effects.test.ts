import { describe, expect, it } from 'vitest';

import { effectByPath, effectOf } from '../../app/contract/effects.ts';
import { qualificationRequest, requestQualification } from '../../app/contract/qualification.ts';
import { allCalls } from '../setup/allCalls.ts';

/** POST calls that neither change nor show records, and neither sign in nor out. Each has its purpose. */
const without: Readonly<Record<string, string>> = {
  '/api/user/getUserInfo': 'reads the user, whom the session holds',
  '/api/getDeclarationOcrStatus': 'reads a file',
  '/api/saveGroupWaylayRecord': 'keeps a record that no screen shows',
  '/api/validPersonInfo': 'checks',
  '/api/getPersonRiskInfo': 'checks',
  '/api/order/calPremium': 'computes a price',
  '/api/order/sendBatchElectronicPolicy': 'sends mails',
  '/api/main/queryInsuranceTypeList': 'reads reference data',
  '/api/policy/uploadSingleImage': 'stores a file that no record names yet',
  '/api/tmpOrder/queryTmpOrderByCondition': 'is for other clients',
  '/api/conservation/calcPremium': 'computes a price',
  '/api/conservation/initThirdPremium': 'computes a price',
  '/api/conservation/canApplyConservationJobCode': 'checks',
  '/api/conservation/riskLimitConservation': 'checks',
  '/api/conservation/verifyPersonsInfo': 'checks',
  '/api/conservation/downloadConservationExcelNewTemp': 'makes a file',
  '/api/audit/requestVideoAuditToken': 'begins an upload',
  '/api/own/applicationForm': 'makes a file',
  '/api/own/quotations/:id/share': 'makes a link, which its dialog shows',
  '/api/own/orders/:orderSn/reveal': 'shows what is masked until the page closes',
  '/api/own/orders/rows': 'makes a file',
  '/api/own/orders/:orderSn/certificates': 'makes a file',
  '/api/own/conservation/:conservationUuid/reveal': 'shows what is masked until the page closes',
  '/api/own/files': 'reads addresses of files, which are read again every few minutes',
  '/api/own/tickets': 'makes a ticket',
  '/api/own/usage': 'counts',
  '/api/own/payments/notify': 'comes from the payment gateway',
};

const calls = [...allCalls.values()];

describe('the effects of the calls', () => {
  it('belong to calls of the contract', () => {
    const known = new Set(calls.flatMap(({ method, path }) => [path, `${method} ${path}`]));

    expect([...effectByPath.keys()].filter((path) => !known.has(path))).toEqual([]);
  });

  it('differ where a path is read by GET and changed by POST', () => {
    expect(effectOf(requestQualification)).toBe('changes');
    expect(effectOf(qualificationRequest)).toBe('shows');
  });

  it('change records by GET only in the two calls for which the documents ask', () => {
    const gets = calls.filter((call) => call.method === 'GET' && effectOf(call) === 'changes').map(({ path }) => path);
    expect(gets.toSorted()).toEqual(['/api/quoted/deleteQuotedPrice', '/api/tempConservation/delete/:id']);
  });

  it('are given for each call by POST, or there is none', () => {
    const posted = calls
      .filter((call) => call.method === 'POST' && effectOf(call) === undefined)
      .map(({ path }) => path);

    expect([...new Set(posted)].toSorted()).toEqual(Object.keys(without).toSorted());
  });
});
