/** Error that is thrown when the user opens an order that the back office prepared and that was already submitted. */
export class AlreadySubmitted extends Error {
  override readonly name = 'AlreadySubmitted';
  readonly orderSn: string;

  constructor(orderSn: string) {
    super('the prepared order was submitted');
    this.orderSn = orderSn;
  }
}

/** True if an error means that a prepared order was already submitted. */
export const isAlreadySubmitted = (error: unknown): error is AlreadySubmitted => error instanceof AlreadySubmitted;
