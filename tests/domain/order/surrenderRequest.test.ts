import { surrenderRequestProblems } from '@tuanbao/library/domain/order/surrenderRequest';
import { describe, expect, it } from 'vitest';

describe('the request of a surrender', () => {
  it('needs a reason and the confirmation, each at its field', () => {
    expect(surrenderRequestProblems({ reason: '', isAgreed: false }).map(({ path, code }) => [path, code])).toEqual([
      ['reason', 'surrenderReasonMissing'],
      ['isAgreed', 'surrenderAgreementMissing'],
    ]);
  });

  it('is complete with both', () => {
    expect(surrenderRequestProblems({ reason: 'insuredElsewhere', isAgreed: true })).toEqual([]);
  });
});
