import type { NewPerson } from '@tuanbao/library/domain/roster/person';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { canApplyConservationJobCode } from '../../contract/endorsements.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useServices } from '../platform/services/services.ts';

/**
 * Returns a function that checks on the server if a policy accepts an occupation. The function resolves to null if the
 * policy accepts the occupation, otherwise to the reason for the refusal. If the call fails, the function also resolves
 * to null, because the server checks all persons again before the next step.
 */
export function useOccupationCheck({
  policyUuid,
  productId,
}: EndorsementSettings): (person: NewPerson) => Promise<string | null> {
  const { send } = useServices();
  return async ({ schemeId: productCombId, occupationCode, occupationName, occupationClass }) => {
    const conservationJobDTO = { jobCode: occupationCode, jobDesc: occupationName, jobType: occupationClass };
    const asked = { policyUuid, productId, productCombId, conservationJobDTO };
    try {
      const { canFlag, msg } = await send(canApplyConservationJobCode, asked, {
        noErrorMessage: true,
        noLoading: true,
      });
      return canFlag ? null : msg;
    } catch (error) {
      if (!isCallError(error)) throw error;
      return null;
    }
  };
}
