import type { AgentDetails } from '../../contract/desk/people/agents.ts';

/** Properties of a dialog for an action on an agent. */
export interface AgentDialogProps {
  readonly agent: AgentDetails;
  /** Called when the action has changed the agent. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}
