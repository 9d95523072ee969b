import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages of refusals and failures that can occur in any call. */
export interface RequestRefusalMessages {
  readonly notSignedIn: string;
  readonly crossSite: string;
  readonly badRequest: string;
  readonly notJson: string;
  readonly tooLarge: string;
  readonly tooManyRequests: string;
  readonly unknownCall: string;
  readonly notFound: string;
  readonly busy: string;
  readonly storageFull: string;
}

export const requestRefusalMessages: MessagePack<RequestRefusalMessages> = messagePack<RequestRefusalMessages>(
  {
    notSignedIn: '尚未登录或登录已过期，请登录',
    crossSite: '请求来源不受信任，已拒绝',
    badRequest: '请求内容格式有误，请刷新页面后重试',
    notJson: '请求内容不是有效的JSON，请刷新页面后重试',
    tooLarge: '提交的内容过大，请减少后重试',
    tooManyRequests: '操作过于频繁，请稍后再试',
    unknownCall: '请求的地址不存在',
    notFound: '未找到该内容，或您无权查看',
    busy: '系统繁忙，请稍后重试',
    storageFull: '系统存储空间不足，暂时无法保存，已有内容仍可查看',
  },
  {
    notSignedIn: 'You are not signed in or your session has ended. Sign in',
    crossSite: 'The request came from another site and was refused',
    badRequest: 'The request is malformed. Reload the page and try again',
    notJson: 'The request is not valid JSON. Reload the page and try again',
    tooLarge: 'The content is too large. Reduce it and try again',
    tooManyRequests: 'Too many attempts. Try again later',
    unknownCall: 'There is nothing at this address',
    notFound: 'Not found, or you don’t have access',
    busy: 'The system is busy. Try again later',
    storageFull: 'The storage is full, so nothing can be saved for now. Existing content can still be viewed',
  },
);
