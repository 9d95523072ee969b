import { string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { type CountedScreen, countedScreens, longestBeatSeconds } from './countedScreens.ts';
import { nothing, shape, whole } from './wire/fields.ts';

/** Schemas of the calls in `usage.ts`, by call name. */
export const usageSchemas = {
  reportScreenTime: {
    request: shape({
      screen: string().strict(true).oneOf<CountedScreen>(countedScreens).defined(),
      seconds: whole(1, longestBeatSeconds),
    }),
    response: nothing(),
  },
};

/** Wire types of the calls in `usage.ts`, by call name. */
export type UsageWires = WiresOf<typeof usageSchemas>;
