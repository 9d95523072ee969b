import { errorAt, type Problem } from '../problem/problem.ts';

/** The insurer's response about whether a policy can be endorsed now. */
export interface EligibilityAnswer {
  readonly canProceed: boolean;
  /** The insurer's reason for a refusal. If it is empty, the text of the problem code is shown instead. */
  readonly message: string;
  /** True when endorsements of this product are made on the insurer's website. */
  readonly isExternal: boolean;
  readonly externalAddress: string;
}

/** The next step after the insurer's response: start the endorsement, open the insurer's website, or show a refusal. */
export type Eligibility =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'external'; readonly address: string }
  | {
      readonly kind: 'refused';
      /** The insurer's reason for the refusal. If it is empty, the text of `problem` is shown instead. */
      readonly message: string;
      readonly problem: Problem<'endorsementInProgress' | 'externalAddressInvalid'>;
    };

const isWebAddress = (address: string): boolean =>
  address.length <= 2000 && /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/iu.test(address.trim());

/**
 * Decides the next step (specification §5). If endorsements of the product are made on the insurer's website and its
 * address is given, this address is opened or, if it isn't a web address, refused. Otherwise the insurer's response
 * decides. A refusal without a reason means that another endorsement is in progress.
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
