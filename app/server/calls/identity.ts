/** The agent behind a request. */
export interface AgentIdentity {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly tier: string;
  readonly agencyName: string;
  readonly isProPriceShow: boolean;
  readonly settingPlan: string;
  /** Empty: an agent of the platform; else the host of the partner system whose user it is. */
  readonly partnerHost: string;
  readonly appId: string;
  readonly openId: string;
  readonly isBroker: boolean;
  readonly isRealName: boolean;
  /** True when commission is switched on for the user. */
  readonly showsCommission: boolean;
}
