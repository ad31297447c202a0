import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaDeclarationSchema } from '@mosaico/shared/contract';
import { WORKSPACE_ROOT } from '../paths.ts';
import { releasedFolders } from '../workspace.mjs';

/** The titles that the product has decided on, by path (A14). A new screen of the specification takes its title from here. */
const TITLES: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  '/': ['Home', '首页'],
  '/profile': ['Profile', '个人资料'],
  '/game': ['Game', '游戏'],
  '/gameInfo': ['Game', '游戏'],
  '/video': ['Live video games', '真人视讯'],
  '/login': ['Login', '登录'],
  '/searchGames': ['Search games', '搜索游戏'],
  '/recharge': ['Recharge', '充值'],
  '/rechargeRecord': ['Recharge record', '充值记录'],
  '/withdraw': ['Withdraw', '提现'],
  '/withdrawalRecord': ['Withdraw record', '提现记录'],
  '/promotion/activity': ['Activity', '活动'],
  '/promotion/rebates': ['Rebates', '返水'],
  '/promotion/vip': ['VIP', 'VIP'],
  '/promotion/history': ['History', '历史记录'],
  '/promotion/cover': ['Cover', '保障记录'],
  '/promotion/activity/recharge': ['First deposit', '首充活动'],
  '/promotion/activity/invitation-activity': ['Invitation activity', '邀请活动'],
  '/promotion/activity/lottery-wheel': ['Lottery wheel', '幸运转盘'],
  '/promotion/activity/daily-loss-relief-fund': ['Daily loss relief', '每日救援金'],
  '/promotion/activity/recharge-rebate': ['Recharge rebate', '充值返利'],
  '/information-center/support': ['Support', '客服'],
  '/information-center/notification': ['Notification', '通知'],
  '/information-center/announcement': ['Announcement', '公告'],
  '/agency-center/invite': ['Invite', '邀请'],
  '/agency-center/agent': ['Agent', '代理'],
  '/agency-center/invitation-record': ['Invitation record', '邀请记录'],
  '/agency-center/reward': ['Reward', '奖励'],
  '/agency-center/agency-mechanism': ['Agency mechanism', '代理机制'],
  '/agency-center/register-subordinates': ['Register subordinates', '注册下级'],
  '/order-center': ['Order center', '订单中心'],
  '/order-center/fee': ['Fee', '手续费'],
  '/order-center/association': ['Association', '关联'],
  '/security-center': ['Security center', '安全中心'],
  '/security-center/verify-password': ['Verify password', '验证密码'],
  '/security-center/bind-email': ['Bind email', '绑定邮箱'],
  '/security-center/change-password': ['Change password', '修改密码'],
  '/test': ['Test', '测试'],
  '/test12': ['Test', '测试'],
  '/cztx': ['Test', '测试'],
};

/** The product's own additions (R74). */
const ADDITIONS = [
  '/promotion/activity/recharge-bonus',
  '/terms',
  '/privacy',
  '/responsible-gaming',
  '/identity',
  '/fairness',
  '/gameRecord',
  '/security-center/verify-phone',
  '/security-center/devices',
  '/security-center/passkeys',
  '/security-center/second-factor',
  '/security-center/your-data',
  '/security-center/delete-account',
];

const routesByFolder = releasedFolders().map((folder) => {
  const text = readFileSync(join(WORKSPACE_ROOT, folder, 'area.json'), 'utf8');
  return areaDeclarationSchema.parse(JSON.parse(text)).routes;
});
const routes = routesByFolder.flat();

/** An area that the specification does not know decides on its titles itself. */
const specified = routesByFolder
  .filter((ofArea) => ofArea.some(({ path }) => path in TITLES))
  .flat()
  .filter(({ path }) => !ADDITIONS.includes(path))
  .map(({ path, title }) => [path, title] as const);

describe('the titles of the routes', () => {
  it.each(specified)(
    '[R31] [G36] [A14] %s has the title that was decided on, in English and in Chinese',
    (path, title) => {
      expect([title.en, title.zh]).toEqual(TITLES[path]);
    },
  );

  it('[A54] are declared for each of the 40 paths of the table, once', () => {
    const declared = routes.map(({ path }) => path);

    expect(Object.keys(TITLES)).toHaveLength(40);
    expect(declared.filter((path) => path in TITLES).sort()).toEqual(Object.keys(TITLES).sort());
  });

  it('[R32] belong to paths without parameters', () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter(({ path }) => /[:*{]/.test(path))).toEqual([]);
  });
});
