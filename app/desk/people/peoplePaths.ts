/** Addresses of the pages about agents and agencies. */
export const peoplePaths = {
  agents: '/desk/agents',
  agent: '/desk/agents/:agentId',
  agentList: '/desk/agents/list',
  agencies: '/desk/agencies',
  qualifications: '/desk/qualifications',
} as const;

/** Address of the page of an agent. */
export const pathOfAgent = (agentId: string): string => `${peoplePaths.agents}/${agentId}`;
