/** Style of the sandbox mailbox. */
export const PAGE_STYLE = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light;--ink:#12312a;--soft:#4c6660;--line:#dbe6e2;--brand:#0b6b4f;--gold:#f4b940;--bad:#b3261e}
body{min-height:100vh;background:linear-gradient(180deg,#07130f 0,#0e3b2c 240px,#eef4f1 241px);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;padding:0 16px 40px}
header,main,footer{max-width:480px;margin:0 auto}
header{display:flex;align-items:center;gap:12px;padding:22px 2px 18px;color:#fff;font-weight:700;font-size:18px;letter-spacing:-.01em}
header svg{flex:none}
header span{margin-left:auto;white-space:nowrap;font-size:12px;font-weight:600;background:#ffffff26;border-radius:99px;padding:4px 10px}
section{background:#fff;border-radius:20px;padding:24px 22px;box-shadow:0 18px 50px #0a2a1f33;margin-bottom:16px}
h1{font-size:30px;line-height:1.15;font-weight:800;letter-spacing:-.03em}
.intro,.hint,.empty p{color:var(--soft)}
.intro{margin:6px 0 20px}
label{display:block;font-weight:700;margin-bottom:6px}
input{font:inherit;width:100%;min-height:54px;border:2px solid var(--line);border-radius:14px;padding:0 16px;background:#f7faf9;color:var(--ink)}
input[aria-invalid]{border-color:var(--bad)}
.hint,.bad{font-size:14px;margin-top:6px}
.bad{color:var(--bad);font-weight:600}
button{font:inherit;font-weight:700;width:100%;min-height:54px;border:0;border-radius:14px;cursor:pointer;background:var(--brand);color:#fff;margin-top:18px}
button:hover{background:#085840}
button:active{transform:translateY(1px)}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
h2{font-size:15px;font-weight:600;color:var(--soft);margin:24px 2px 12px;overflow-wrap:anywhere}
ol{list-style:none;padding:0}
li{background:#fff;border-radius:20px;padding:20px 22px;box-shadow:0 10px 30px #0a2a1f1f;margin-bottom:12px;border-left:6px solid var(--gold)}
li p:first-child{display:flex;align-items:center;gap:8px;font-size:14px;color:var(--soft);margin-bottom:8px}
li time{margin-left:auto;font-variant-numeric:tabular-nums}
h3{font-size:18px;line-height:1.3;font-weight:700;letter-spacing:-.01em;margin-bottom:6px}
.text{overflow-wrap:anywhere}
.text b{display:inline-block;font-size:28px;line-height:1.2;letter-spacing:.14em;font-variant-numeric:tabular-nums;color:var(--brand);background:#e3f3ec;border-radius:10px;padding:2px 8px 2px 12px}
.empty{text-align:center}
.empty strong{display:block;font-size:20px;letter-spacing:-.02em}
.empty svg{color:var(--brand);margin-bottom:8px}
footer{color:var(--soft);font-size:14px;text-align:center;padding-top:12px}
footer a{color:var(--brand);font-weight:600;display:inline-block;padding:12px}
@media (prefers-reduced-motion:reduce){button:active{transform:none}}
`;
