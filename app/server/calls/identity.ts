/** The agent who sends a request. */
export interface AgentIdentity {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly tier: string;
  readonly agencyName: string;
  readonly isProPriceShow: boolean;
  readonly settingPlan: string;
  /** Host of the agent's partner system; empty for an agent of the platform itself. */
  readonly partnerHost: string;
  readonly appId: string;
  readonly openId: string;
  readonly isBroker: boolean;
  readonly isRealName: boolean;
  /**
   * True when the display of commission is switched on for the agent. The agent's tier can still exclude commission.
   */
  readonly showsCommission: boolean;
}
