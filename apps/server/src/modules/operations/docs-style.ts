/** Styles for light and dark mode. They use the reader's own fonts, so that nothing has to be fetched. */
export const docsStyle = `
:root{--paper:#fdf9f3;--card:#fff;--ink:#2b211a;--soft:#6f6055;--line:#eadfd2;--ember:#b3401a;--code:#f6ede1;--get:#2f6b46;--post:#9a3412;--put:#7a5b00;--delete:#9b1c31}
@media (prefers-color-scheme:dark){:root{--paper:#17120f;--card:#201915;--ink:#f3e9df;--soft:#b3a294;--line:#3a2f28;--ember:#ff9a6c;--code:#2c231d;--get:#86d3a4;--post:#ffab7d;--put:#e6c65c;--delete:#ff9aa8}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 ui-rounded,"Segoe UI",system-ui,-apple-system,sans-serif}
header,.columns{max-width:76rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:3rem;padding-bottom:1.5rem}
h1{font:600 2.5rem/1.1 ui-serif,Georgia,serif;letter-spacing:-.01em;margin:0 0 .75rem}
header p{max-width:44rem;margin:.4rem 0;color:var(--soft)}
a{color:var(--ember);text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--ember);outline-offset:3px;border-radius:4px}
code,var{font:.875em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-style:normal}
dt code,li code,p code{background:var(--code);border-radius:5px;padding:.1em .35em}
var{color:var(--ember)}
.columns{display:grid;grid-template-columns:18rem minmax(0,1fr);gap:3rem;align-items:start;padding-bottom:5rem}
nav{position:sticky;top:0;max-height:100vh;overflow:auto;padding:1rem 0}
nav h2{font-size:.8rem;letter-spacing:.04em;margin:1.25rem 0 .35rem}
nav h2 a{color:var(--soft);text-decoration:none}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:flex;gap:.5rem;align-items:baseline;padding:.3rem .5rem;margin-left:-.5rem;border-radius:8px;color:inherit;text-decoration:none;font-size:.85rem}
nav li a:hover{background:var(--code)}
nav li span{overflow-wrap:anywhere}
section>h2{font:600 1.5rem/1.2 ui-serif,Georgia,serif;margin:2.5rem 0 1rem}
section:first-child>h2{margin-top:1rem}
article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1.25rem 1.5rem 1.5rem;margin:0 0 1.25rem}
article:target{border-color:var(--ember)}
article.older{border-style:dashed}
h3{margin:0;font-size:1.05rem;overflow-wrap:anywhere}
h3 a{color:inherit;text-decoration:none}
h3 code{font-size:1em}
.verb{display:inline-block;min-width:3.4rem;font-size:.72rem;letter-spacing:.05em}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}
.summary{margin:.6rem 0 0;font-size:1.05rem}
.note{margin:.15rem 0 0;color:var(--soft);font-size:.9rem}
h4{margin:1.1rem 0 .3rem;font-size:.85rem;color:var(--soft);font-weight:600}
dl{margin:0}dt{margin-top:.4rem}dd{margin:0 0 0 1rem}dd p{margin:.2rem 0;font-size:.9rem;color:var(--soft)}
small{color:var(--soft)}
.fields{list-style:none;margin:.25rem 0;padding:0 0 0 .9rem;border-left:2px solid var(--line)}
.fields li{margin:.3rem 0}
.form{color:var(--soft);font-size:.88rem;overflow-wrap:anywhere}
.failures{list-style:none;margin:0;padding:0;display:grid;gap:.3rem;font-size:.9rem}
.failures b{display:inline-block;min-width:2.6rem}
@media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr);gap:0}nav{position:static;max-height:none}article{padding:1rem 1.1rem}}
`
