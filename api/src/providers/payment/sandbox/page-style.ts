/** Style of the sandbox bank. `remainingSeconds` drives a countdown that needs no script. */
export function pageStyle(remainingSeconds: number): string {
  return `
@property --left{syntax:'<integer>';initial-value:0;inherits:true}
*{box-sizing:border-box;margin:0}
:root{color-scheme:light;--ink:#1b1f3b;--soft:#5d6383;--line:#e3e5f1;--brand:#4338ca;--ok:#0f7a4d;--bad:#b3261e}
body{min-height:100vh;background:linear-gradient(180deg,#3730a3 0,#4f46e5 220px,#f1f2fa 221px);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;padding:0 16px 40px}
header,main,footer{max-width:440px;margin:0 auto}
header{display:flex;align-items:center;gap:10px;padding:22px 2px 18px;color:#fff;font-weight:700;font-size:18px;letter-spacing:-.01em}
header svg{flex:none}
header span{margin-left:auto;font-size:12px;font-weight:600;background:#ffffff26;border-radius:99px;padding:4px 10px}
.card{background:#fff;border-radius:20px;padding:24px 22px;box-shadow:0 18px 50px #1f1b6b2e;margin-bottom:16px}
h1,h2{font-size:15px;font-weight:600;color:var(--soft)}
.sum{font-size:44px;line-height:1.1;font-weight:800;letter-spacing:-.03em;font-variant-numeric:tabular-nums;margin:6px 0 18px}
dl{border-top:1px solid var(--line)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;padding:11px 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft);flex:none}
dd{margin-left:auto;text-align:right;font-weight:600;overflow-wrap:anywhere}
dd.id{font:500 13px/1.6 ui-monospace,Menlo,Consolas,monospace}
.clock{margin:18px 0 4px;font-size:14px;color:var(--soft);display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.clock b{color:var(--ink);font-size:18px;font-variant-numeric:tabular-nums;--m:round(down,var(--left)/60,1);--s:calc(var(--left) - 60*var(--m));
counter-reset:m var(--m) s var(--s);animation:left ${remainingSeconds}s linear forwards}
.clock b::after{content:counter(m,decimal-leading-zero) ':' counter(s,decimal-leading-zero)}
@keyframes left{from{--left:${remainingSeconds}}to{--left:0}}
.bar{height:6px;border-radius:9px;background:var(--line);overflow:hidden}
.bar i{display:block;height:100%;background:var(--brand);transform-origin:left;animation:bar ${remainingSeconds}s linear forwards}
@keyframes bar{from{transform:scaleX(${Math.min(1, remainingSeconds / 1800)})}to{transform:scaleX(0)}}
form{margin:0}
button{font:inherit;font-weight:700;width:100%;min-height:54px;border:0;border-radius:14px;cursor:pointer;background:var(--brand);color:#fff;margin-top:20px}
button:hover{background:#3730a3}
button:active{transform:translateY(1px)}
:focus-visible{outline:3px solid #a5b4fc;outline-offset:2px}
.more{display:grid;gap:10px}
.more h2{font-size:14px}
.more button{margin:0;background:#fff;color:var(--ink);border:1px solid var(--line);font-weight:600;min-height:48px}
.more button:hover{border-color:var(--brand);background:#f5f5ff}
.mark{width:64px;height:64px;border-radius:50%;display:grid;place-items:center;background:#e5f6ee;color:var(--ok);margin-bottom:14px}
.mark.bad{background:#fdecea;color:var(--bad)}
.state{font-size:24px;font-weight:800;letter-spacing:-.02em;color:var(--ink)}
.hint{color:var(--soft);margin:4px 0 18px}
.tag{color:var(--bad);font-weight:700;margin:-8px 0 14px}
footer{color:var(--soft);font-size:13px;text-align:center}
footer a{color:var(--brand);font-weight:600;display:inline-block;padding:12px}
@media (prefers-reduced-motion:reduce){.bar i{animation:none}button:active{transform:none}}
`;
}
