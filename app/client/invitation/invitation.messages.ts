import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    invitedOnly: '本产品凭邀请投保',
    invitedOnlyText:
      '您还没有本产品的邀请，暂不能提交订单。请向邀请方索取邀请链接，用当前账号打开即可开通。在此之前可以报价和保存草稿，已填写的内容不会丢失。',
    checkAgain: '已获邀请，重新检查',
    redeemed: '邀请已领取，可以投保本产品',
    unusable: '邀请链接无法使用',
    unusableText: '邀请可能已过期、已被其他账号领取，或不适用于本产品。请向邀请方索取新的链接。',
    allowedAnyway: '您已有本产品的邀请，投保不受影响。',
    notRedeemed: '邀请尚未领取',
    retry: '重新领取',
  },
  {
    invitedOnly: 'This product is sold by invitation',
    invitedOnlyText:
      'You have no invitation for this product yet, so the order can’t be submitted. Ask the person who invites you for the invitation link and open it with this account. Until then you can quote and save drafts; nothing that you fill in is lost.',
    checkAgain: 'Invited, check again',
    redeemed: 'Invitation redeemed. You can now apply for this product',
    unusable: 'The invitation link can’t be used',
    unusableText:
      'The invitation may have expired, belong to another account, or be for another product. Ask the person who invited you for a new link.',
    allowedAnyway: 'You already have an invitation for this product and can apply as before.',
    notRedeemed: 'The invitation has not been redeemed yet',
    retry: 'Redeem again',
  },
);
