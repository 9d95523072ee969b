import { eligibilityOf } from '@tuanbao/library/domain/endorsement/endorsementEligibility';
import { describe, expect, it } from 'vitest';

describe('whether a policy may be endorsed', () => {
  const answer = { canProceed: true, message: '', isExternal: false, externalAddress: '' };

  it('proceeds if the response says so', () => {
    expect(eligibilityOf(answer)).toEqual({ kind: 'proceed' });
  });

  it('refuses with the insurer’s words, or as in progress', () => {
    expect(eligibilityOf({ ...answer, canProceed: false, message: '保单已失效' })).toMatchObject({
      kind: 'refused',
      message: '保单已失效',
      problem: { code: 'endorsementInProgress' },
    });
  });

  it('sends the browser to an external product’s pages, whatever else is said', () => {
    for (const canProceed of [true, false]) {
      const external = {
        canProceed,
        message: '',
        isExternal: true,
        externalAddress: 'https://example.com/endorse?p=1',
      };
      expect(eligibilityOf(external)).toEqual({ kind: 'external', address: 'https://example.com/endorse?p=1' });
    }
    expect(eligibilityOf({ ...answer, isExternal: true })).toEqual({ kind: 'proceed' });
  });

  it.each([
    'javascript:alert(1)',
    '//example.com',
    'ftp://example.com',
    'https://',
    'https://a@b',
    `https://${'x'.repeat(100_000)}`,
  ])('does not proceed for %.30s', (externalAddress) => {
    expect(eligibilityOf({ ...answer, isExternal: true, externalAddress })).toMatchObject({
      problem: { code: 'externalAddressInvalid' },
    });
  });
});
