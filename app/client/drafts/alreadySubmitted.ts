/** The prepared order has become an order already. */
export class AlreadySubmitted extends Error {
  override readonly name = 'AlreadySubmitted';
  readonly orderSn: string;

  constructor(orderSn: string) {
    super('the prepared order was submitted');
    this.orderSn = orderSn;
  }
}

/** True when the thrown thing says that a prepared order was submitted before. */
export const isAlreadySubmitted = (error: unknown): error is AlreadySubmitted => error instanceof AlreadySubmitted;
