import { useId } from 'react';

/** A hyacinth macaw on a branch, on the left side: it looks over to the column. */
export function Arara() {
  const id = useId();
  const [body, wing] = [`url(#${id}b)`, `url(#${id}w)`];
  return (
    <g transform="translate(312 452) scale(1.06)">
      <defs>
        <linearGradient id={`${id}b`} x2="1" y2="0.6">
          <stop stopColor="#3f7bff" />
          <stop offset="0.55" stopColor="#1f4fd6" />
          <stop offset="1" stopColor="#122d8f" />
        </linearGradient>
        <linearGradient id={`${id}w`} x2="0.5" y2="1">
          <stop stopColor="#2f68f0" />
          <stop offset="1" stopColor="#0d1f6e" />
        </linearGradient>
      </defs>
      <path d="M104 396C100 470 84 560 54 656l26 8c34-78 60-170 76-258z" fill="#0d1f6e" />
      <path d="M124 400c0 84-10 176-30 268l28 2c24-92 42-180 48-268z" fill="#17389f" />
      <path d="M-40 452c90-34 210-36 380-8l0 34c-160-28-280-22-372 6z" fill="#5a3b28" />
      <path d="M-32 470c90-28 210-30 372-6v14c-160-28-280-22-372 6z" fill="#000" fillOpacity="0.25" />
      <path
        d="M118 44C82 78 60 140 58 214c-2 84 26 158 72 206h70c36-58 46-164 32-258-8-60-34-118-62-132-20-8-38-4-52 14z"
        fill={body}
      />
      <path
        d="M80 172c-36 66-38 170 4 262 18 36 38 58 54 68 22-60 42-156 34-236-6-58-46-104-92-94z"
        fill={wing}
      />
      <path
        d="M92 236c-6 62 4 132 30 206m-8-216c-2 70 6 142 24 220m-2-212c4 62 6 126 6 190M70 300c0 46 10 92 30 136"
        fill="none"
        stroke="#6fa0ff"
        strokeOpacity="0.6"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M84 196q12 16 26 2 10 18 26 4 8 18 22 6M82 224q12 14 24 2 12 16 28 4 12 14 26 2"
        fill="none"
        stroke="#8fb6ff"
        strokeOpacity="0.55"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M108 92c0-44 32-72 70-70 40 2 62 36 56 80-6 38-32 60-66 58-36-2-60-28-60-68z" fill={body} />
      <path d="M226 58c52-8 82 28 74 82-4 26-18 40-30 32-4-30-14-46-48-50z" fill="#34343e" />
      <path d="M226 58c52-8 82 28 74 82-2-30-20-56-72-62z" fill="#5b5b68" />
      <path d="M220 126c26 0 40 16 36 40-16 12-40-2-48-24z" fill="#1d1d24" />
      <path d="M212 112c-14 14-14 40 4 52 10-10 12-34 8-48z" fill="#ffc928" />
      <circle cx="196" cy="82" r="17" fill="#ffc928" />
      <circle cx="198" cy="82" r="10.500" fill="#14141c" />
      <circle cx="202" cy="78" r="3.600" fill="#fff" />
      <path
        d="M124 60c12-20 32-30 54-28"
        fill="none"
        stroke="#9fc2ff"
        strokeOpacity="0.8"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M64 200c2-56 18-104 42-136"
        fill="none"
        stroke="#9fc2ff"
        strokeOpacity="0.5"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M130 428q4 22 16 24m6-26q4 24 18 26m14-28q4 24 16 24m4-26q6 24 18 24"
        fill="none"
        stroke="#3a3a44"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </g>
  );
}
