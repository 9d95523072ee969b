import { errorAt, type Problem } from '../problem/problem.ts';

/** The insurer's response to the question whether a policy can be endorsed. */
export interface EligibilityAnswer {
  readonly canProceed: boolean;
  /** The insurer's text of a refusal; empty for the standard sentence. */
  readonly message: string;
  /** True when the product is endorsed on the insurer's own pages. */
  readonly isExternal: boolean;
  readonly externalAddress: string;
}

/** The next step. */
export type Eligibility =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'external'; readonly address: string }
  | {
      readonly kind: 'refused';
      /** Shown instead of the problem's sentence unless it is empty. */
      readonly message: string;
      readonly problem: Problem<'endorsementInProgress' | 'externalAddressInvalid'>;
    };

const isWebAddress = (address: string): boolean =>
  address.length <= 2000 && /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/iu.test(address.trim());

/**
 * Specification §5: an external product with an address sends the browser there. Otherwise the
 * response decides; a refusal without a text says that an endorsement is in progress.
 */
export function eligibilityOf(answer: EligibilityAnswer): Eligibility {
  const { canProceed, message, isExternal, externalAddress } = answer;
  if (isExternal && externalAddress !== '') {
    return isWebAddress(externalAddress)
      ? { kind: 'external', address: externalAddress.trim() }
      : { kind: 'refused', message: '', problem: errorAt('', 'externalAddressInvalid') };
  }
  return canProceed ? { kind: 'proceed' } : { kind: 'refused', message, problem: errorAt('', 'endorsementInProgress') };
}
