/** The agent behind a request. */
export interface AgentIdentity {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly tier: string;
  readonly agencyName: string;
  readonly isProPriceShow: boolean;
  readonly settingPlan: string;
  /** Host of the partner system that the user comes from; empty for an agent of the platform. */
  readonly partnerHost: string;
  readonly appId: string;
  readonly openId: string;
  readonly isBroker: boolean;
  readonly isRealName: boolean;
  /** True when the user's account allows commission to be shown. */
  readonly showsCommission: boolean;
}
