import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages for files that aren't accepted. */
export interface FileRefusalMessages {
  readonly notKept: string;
  readonly badPicture: string;
  readonly badVideo: string;
  readonly tooLarge: (megabytes: number) => string;
  readonly notYours: string;
  readonly tooMany: string;
  readonly auditOver: string;
  readonly tooMuchLoose: string;
  readonly tooManyAudits: string;
}

export const fileRefusalMessages: MessagePack<FileRefusalMessages> = messagePack<FileRefusalMessages>(
  {
    notKept: '仅支持JPG、PNG、WebP图片、PDF文件或MP4视频，且文件须完整、不含脚本或其他内嵌内容',
    badPicture: '图片已损坏或像素过大（最多5,000万像素），请重新拍摄或压缩后上传',
    badVideo: '视频已损坏或不完整，请重新拍摄后上传',
    tooLarge: (megabytes) => `文件不能超过 ${megabytes} MB，请压缩后上传`,
    notYours: '有文件未上传成功或已失效，请重新上传',
    tooMany: '今日上传的文件过多，请明日再试',
    auditOver: '视频上传链接已失效，请重新获取',
    tooMuchLoose: '尚未用于订单的文件过多，请先提交或删除不再需要的草稿和线下订单，再上传',
    tooManyAudits: '视频上传链接过多，请使用已有的链接，或 30 分钟后再试',
  },
  {
    notKept: 'Upload a complete JPG, PNG or WebP picture, PDF file or MP4 video without scripts or embedded files',
    badPicture: 'The picture is damaged or has too many pixels (50 million at most). Take it again or compress it',
    badVideo: 'The video is damaged or not complete. Record it again',
    tooLarge: (megabytes) => `A file can have at most ${megabytes} MB. Compress it`,
    notYours: 'A file was not uploaded or is no longer there. Upload it again',
    tooMany: 'Too many files were uploaded today. Try again tomorrow',
    auditOver: 'The link for uploading the video is no longer valid. Get a new one',
    tooMuchLoose: 'Too many files don’t belong to an order yet. Submit or delete drafts and offline orders first',
    tooManyAudits: 'There are too many links for videos. Use one of them or wait for 30 minutes',
  },
);
