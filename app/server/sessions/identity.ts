/** The agent behind a request. */
export interface AgentIdentity {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly tier: string;
  readonly agencyName: string;
  readonly isProPriceShow: boolean;
  readonly settingPlan: string;
}
