/** What screens may use of React Router, bound to the platform's one history. Shared by the shell as a singleton. */
export { Navigate, Outlet, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link, type LinkProps } from './Link.tsx';
export { NavLink } from './NavLink.tsx';
export { PlatformRouter } from './PlatformRouter.tsx';
