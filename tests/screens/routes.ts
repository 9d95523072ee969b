import { pageTitles } from '../../app/server/sandbox/pageTitles.ts';
import { type Seeds, subjectProducts } from './seed.ts';
import type { OfflineSeeds } from './seedOffline.ts';

/** The kind of user who opens a screen. */
export type Viewer = 'agent' | 'visitor' | 'partner' | 'partnerVisitor' | 'operator' | 'sandbox';

/** A screen that is opened and checked. */
export interface Screen {
  /** Name of the screen, which is a part of the file names of its pictures. */
  readonly name: string;
  /** Route in the specification's table of routes (§2). For a screen that isn't in the specification, a description. */
  readonly route: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** Text that is only visible when the content is shown. */
  readonly shows: string;
}

type Filled = Seeds & OfflineSeeds;

const usual = '80140';

const screen = (name: string, route: string, path: string, shows: string, viewer: Viewer = 'agent'): Screen => ({
  name,
  route,
  path,
  shows,
  viewer,
});

const quotationScreens = ({ quotation }: Filled): readonly Screen[] => [
  screen('entry', '/entry', '/entry', '安业雇主责任保险'),
  screen('product', '/product/{productId}', `/product/${usual}`, '安业雇主责任保险'),
  screen('quotation-page', '/quotation-page/{productId}', `/quotation-page/${usual}?from=${quotation}`, '研发'),
  screen('quotation', '/quotationShow', `/quotationShow?id=${quotation}`, '云栖远山'),
  screen('history-quote', '/history-quote', '/history-quote', '云栖远山'),
];

const writeByUnfinish = '/writeByUnfinish/{productId}/{unfinishId}';

const writingScreens = ({
  faultyDraft,
  issuedOrder,
  preparedFor,
  preparedOrder,
  offlineOrder,
  draft,
  subjectDrafts,
}: Filled): readonly Screen[] => [
  screen('write', '/write/{productId}', `/write/${usual}`, '继续还是新建'),
  screen('write-long', writeByUnfinish, `/writeByUnfinish/${usual}/${draft}`, '共 120 人'),
  ...subjectProducts.map((id) =>
    screen(`write-${id}`, writeByUnfinish, `/writeByUnfinish/${id}/${subjectDrafts[id]}`, '已恢复未完成的草稿'),
  ),
  screen('write-unfinished', writeByUnfinish, `/writeByUnfinish/${usual}/${faultyDraft}`, '个问题'),
  screen(
    'write-history',
    '/writeByHistory/{productId}/{orderSn}',
    `/writeByHistory/${usual}/${issuedOrder}`,
    '已从历史订单',
  ),
  screen(
    'write-prepared',
    '/writeByAdmin/{productId}/{uuid}/{taskId}',
    `/writeByAdmin/80202/${preparedFor}/${preparedOrder}`,
    '园区三期',
  ),
  screen(
    'write-offline',
    '/writeByOffline/{productId}/{offlineDataUuid}',
    `/writeByOffline/${usual}/${offlineOrder}`,
    '线下订单',
  ),
  screen('confirm', '/orderConfirm/{productId}', `/orderConfirm/${usual}?unfinishId=${draft}`, '我已阅读'),
];

const orderScreens = (filled: Filled): readonly Screen[] => [
  screen('order-list', '/orderList', '/orderList', '云栖远山'),
  screen('order', '/orderDetail/{orderSn}', `/orderDetail/${filled.issuedOrder}`, '当前状况'),
  screen('order-persons', '/orderDetail/{orderSn}', `/orderDetail/${filled.issuedOrder}?tab=persons`, '已隐藏'),
  screen('order-invoice', '/orderDetail/{orderSn}', `/orderDetail/${filled.issuedOrder}?tab=invoice`, '查看开票信息'),
  screen('order-record', '/orderDetail/{orderSn}', `/orderDetail/${filled.issuedOrder}?tab=record`, '订单进度'),
  screen('order-unpaid', '/orderDetail/{orderSn}', `/orderDetail/${filled.unpaidOrder}`, '对公转账'),
  screen('order-subject', '/orderDetailUuid/{orderUuid}', `/orderDetailUuid/${filled.subjectOrder}`, '投保标的'),
  screen(
    'order-offline',
    '/orderDetailOffline/{offlineDataUuid}',
    `/orderDetailOffline/${filled.offlineOrder}`,
    '三处施工地点',
  ),
  screen('pay-wait', '/payWait', `/payWait?orderSn=${filled.unpaidOrder}&payResult=failed`, filled.unpaidOrder),
  screen('renewal', '/renewal/{orderSn}', `/renewal/${filled.issuedOrder}`, '生成续保草稿'),
  screen('unfinish-list', '/unfinishList', '/unfinishList', '云栖远山'),
  screen('unfinish-table', '/unfinishList', '/unfinishList?view=table&size=20', '云栖远山'),
  screen(
    'supplement-info',
    '/supplement-info/{salesGroupPolicyId}',
    `/supplement-info/${filled.rejectedOrder}`,
    filled.rejectedOrder,
  ),
];

const endorsementScreens = ({ quietOrder, endorsement, endorsementDraft }: Filled): readonly Screen[] => {
  const begin = '/initiate-preservation';
  return [
    screen('initiate-preservation', begin, begin, '云栖远山'),
    screen('preservation-step-1', begin, `${begin}?policy=${quietOrder}`, '选择保全类型'),
    screen('preservation-draft', begin, `${begin}?draft=${endorsementDraft}`, '填写保全信息'),
    screen('preservation-list', '/preservation-list', '/preservation-list', '云栖远山'),
    screen('preservation', '/preservation-list', `/preservation-list?detail=${endorsement}`, '云栖远山'),
  ];
};

function publicScreens({ shareUrl }: Filled): readonly Screen[] {
  const { pathname, search } = new URL(shareUrl);
  return [
    screen('not-found', 'an address of nothing', '/nowhere', '404'),
    screen('sign-in', 'the login over a page', '/entry', '获取验证码', 'visitor'),
    screen('information', '/information', '/information', '发布日期', 'visitor'),
    screen('shared-quotation', '/quotationShow', pathname + search, '云栖远山', 'visitor'),
    screen('partner-sign-in', "the login of a partner's host", '/entry', '密码登录', 'partnerVisitor'),
    screen('partner-entry', "/entry on a partner's host", '/entry', '安业雇主责任保险', 'partner'),
  ];
}

/**
 * The sandbox's pages: path and a text on the page. The pages are only in Chinese and have a plain design, because they
 * aren't part of the product.
 */
const sandboxPages: Readonly<Record<string, string>> = { '': pageTitles.sms, ...pageTitles, insurer: '退回' };

const sandboxScreens = (): readonly Screen[] =>
  Object.entries(sandboxPages).map(([page, shows]) => {
    const path = page === '' ? '/sandbox' : `/sandbox/${page}`;
    return screen(`sandbox-${page || 'all'}`, path, path, shows, 'sandbox');
  });

/** Pages of the operators' desk: path, and a text that is only visible when the content is shown. */
const pagesOfDesk: Readonly<Record<string, string>> = {
  '/desk': '工作台',
  '/desk/offline-orders': '云栖远山',
  '/desk/prepared-orders': '园区三期',
  '/desk/prepared-orders/drafts': '云栖远山',
  '/desk/invitations': '销售邀请',
  '/desk/transfers': '云栖远山',
  '/desk/jobs': '失败的任务',
  '/desk/refunds': '退款',
  '/desk/materials': '双江',
  '/desk/notices': '12,800.00',
  '/desk/insurer-work': '云栖远山',
  '/desk/agents': '林晓舟',
  '/desk/agents/list': '选择业务员名单',
  '/desk/qualifications': '资格申请',
  '/desk/agencies': '合作机构',
  '/desk/products': '安业雇主责任保险',
  '/desk/products/80140': '产品内容（JSON）',
  '/desk/site': '春节',
  '/desk/brands': '浅色主题',
  '/desk/figures': '经营统计',
  '/desk/persons': '被保险人查询',
  '/desk/approvals': '审批',
  '/desk/operators': '体验管理员',
  '/desk/records': '操作记录',
  '/desk/records/agents': '操作记录',
};

const deskScreens = ({ offlineOrder, issuedOrder, reviewedOrder, endorsement }: Filled): readonly Screen[] => [
  screen('desk-sign-in', 'the sign-in of operators', '/desk', '登录运营台', 'visitor'),
  ...Object.entries(pagesOfDesk).map(([path, shows]) =>
    screen(path.slice(1).replaceAll('/', '-'), path, path, shows, 'operator'),
  ),
  screen(
    'desk-offline-order',
    '/desk/offline-orders/:id',
    `/desk/offline-orders/${offlineOrder}`,
    '云栖远山',
    'operator',
  ),
  screen('desk-order', '/desk/orders/:orderSn', `/desk/orders/${issuedOrder}`, '订单进度', 'operator'),
  screen(
    'desk-materials-check',
    '/desk/materials/:kind/:id',
    `/desk/materials/order/${reviewedOrder}`,
    '营业执照',
    'operator',
  ),
  screen(
    'desk-insurer-subject',
    '/desk/insurer-work/:kind/:id',
    `/desk/insurer-work/endorsement/${endorsement}`,
    '保险公司的处理结果',
    'operator',
  ),
];

/**
 * Returns all screens with seeded data: the routes of specification §2, our own routes, the operators' desk, and the
 * sandbox's desks.
 */
export const screensOf = (filled: Filled): readonly Screen[] =>
  [
    quotationScreens,
    writingScreens,
    orderScreens,
    endorsementScreens,
    publicScreens,
    deskScreens,
    sandboxScreens,
  ].flatMap((part) => part(filled));
