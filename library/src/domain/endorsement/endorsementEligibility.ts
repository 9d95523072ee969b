import { errorAt, type Problem } from '../problem/problem.ts';

/** The insurer's response about whether a policy can be endorsed. */
export interface EligibilityAnswer {
  readonly canProceed: boolean;
  /** The insurer's reason for a refusal; empty when the standard text applies. */
  readonly message: string;
  /** True when the product is endorsed on the insurer's website. */
  readonly isExternal: boolean;
  readonly externalAddress: string;
}

/** The next step: start the endorsement, open the insurer's website, or show a refusal. */
export type Eligibility =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'external'; readonly address: string }
  | {
      readonly kind: 'refused';
      /** The insurer's text; replaces the problem's own text unless it is empty. */
      readonly message: string;
      readonly problem: Problem<'endorsementInProgress' | 'externalAddressInvalid'>;
    };

const isWebAddress = (address: string): boolean =>
  address.length <= 2000 && /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/iu.test(address.trim());

/**
 * Decides the next step (specification §5). An external product with an address opens that address. Otherwise the
 * response decides; a refusal without a text means that an endorsement is in progress.
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
