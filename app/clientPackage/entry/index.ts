export type { Call, DownloadedFile, RequestOf, ResponseOf } from '../../contract/call.ts';
export { type ResultCode, resultCodes } from '../../contract/envelope.ts';
export { CallError, type CallErrorKind, isCallError } from '../../client/platform/http/callError.ts';
export {
  addressOf,
  type CallOptions,
  createSend,
  type HttpSettings,
  type Send,
} from '../../client/platform/http/http.ts';
