import type { WiresOf } from './callSchemas.ts';
import { day, listOf, nothing, shape, text } from './wire/fields.ts';

/** Schemas of the calls in `agentNotices.ts`, by call name. */
export const agentNoticesSchemas = {
  agentNotices: {
    request: nothing(),
    response: listOf(
      shape({
        noticeId: text(60),
        text: text(300),
        /** Last day in Asia/Shanghai on which agents see the notice. */
        until: day(),
      }),
      50,
    ),
  },
};

/** Wire types of the calls in `agentNotices.ts`, by call name. */
export type AgentNoticesWires = WiresOf<typeof agentNoticesSchemas>;
