/** The agent who sends a request. */
export interface AgentIdentity {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly tier: string;
  readonly agencyName: string;
  readonly isProPriceShow: boolean;
  readonly settingPlan: string;
  /** Host of the partner system from which the user comes; empty when the user is an agent of the platform itself. */
  readonly partnerHost: string;
  readonly appId: string;
  readonly openId: string;
  readonly isBroker: boolean;
  readonly isRealName: boolean;
  /** True when the user may see commission. */
  readonly showsCommission: boolean;
}
